import { describe, expect, it } from 'vitest';
import { lossTarget } from '../../../src/screens/closed/loss-target.ts';
import { registrableHost } from '../../../src/screens/shared/allowed-hosts.ts';

const page = { href: 'https://m.pipframe.example/?lang=de#/trade', allowedHosts: ['pipframe.example', 'partner.test'] };

describe('where users go when the service is closed', () => {
  it.each([
    ['/closed.html', 'https://m.pipframe.example/closed.html'],
    ['https://m.pipframe.example/closed', 'https://m.pipframe.example/closed'],
    ['https://pipframe.example/bye', 'https://pipframe.example/bye'],
    ['https://www.partner.test/', 'https://www.partner.test/'],
  ])('is %s', (lossUrl, target) => {
    expect(lossTarget(lossUrl, page)).toBe(target);
  });

  it.each([
    '',
    'http://pipframe.example/bye',
    'https://evil.test/',
    'https://evilpipframe.example/',
    'https://pipframe.example.evil.test/',
    'https://user:secret@pipframe.example/',
    '//evil.test/',
    '/\\evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    // Back to this very page, without end.
    '/?lang=de',
    '/?lang=de#/news',
  ])('is nowhere for %j', (lossUrl) => {
    expect(lossTarget(lossUrl, page)).toBeUndefined();
  });

  it('is a page of our own also without https', () => {
    const href = 'http://localhost:8080/';
    expect(lossTarget('/closed', { href, allowedHosts: [] })).toBe('http://localhost:8080/closed');
  });
});

describe('the registrable part of a host', () => {
  const suffixes = ['example', 'co.uk', 'uk', 'github.io', 'io'];
  const mayCarry = (domain: string): boolean => !suffixes.includes(domain);

  it.each([
    ['m.pipframe.example', 'pipframe.example'],
    ['a.b.pipframe.co.uk', 'pipframe.co.uk'],
    ['pipframe.github.io', 'pipframe.github.io'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]', '[::1]'],
  ])('of %s is %s', (hostname, host) => {
    expect(registrableHost(hostname, mayCarry)).toBe(host);
  });

  it('is the host itself where the device takes no cookies', () => {
    expect(registrableHost('m.pipframe.example', () => false)).toBe('m.pipframe.example');
  });
});
