import { describe, expect, it } from 'vitest';
import { isPushHost, serviceOf } from '../../../server/push/push-hosts.ts';
import { readSettings } from '../../../server/settings.ts';

const { pushHosts } = readSettings({});

describe('the push services that a device may name', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc:def', 'fcm.googleapis.com'],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', '*.push.services.mozilla.com'],
    ['https://web.push.apple.com/x', '*.push.apple.com'],
    ['https://wns2-db5p.notify.windows.com/w/?token=x', '*.notify.windows.com'],
  ])('are known by their host: %s', (endpoint, service) => {
    expect(serviceOf(endpoint, pushHosts)).toBe(service);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x#fragment',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'nothing',
    `https://fcm.googleapis.com/${'x'.repeat(2_000)}`,
  ])('are not: %s', (endpoint) => {
    expect(serviceOf(endpoint, pushHosts)).toBeUndefined();
  });

  it.each(['*', '*.com/', 'https://a.example/path', 'ftp://a.example', '', 'a b.example'])(
    'are no setting: %s',
    (entry) => {
      expect(isPushHost(entry)).toBe(false);
    },
  );

  it('are refused as a setting with what would be right', () => {
    expect(() => readSettings({ PUSH_HOSTS: 'https://a.example/path' })).toThrow(/PUSH_HOSTS.*must be hosts/);
    expect(() => readSettings({ PUSH_CONTACT: 'the desk' })).toThrow(/PUSH_CONTACT.*must be/);
  });
});
