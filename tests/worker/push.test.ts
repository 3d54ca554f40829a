import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { startMember } from '../support/member.ts';

let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  client = await startMember(backend);
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

describe('push messages', () => {
  it('are told of by kind; one that is not known is left out', async () => {
    const data = { public_key: 'key', kinds: ['stop', 'weather', 'filled'] };
    backend.answers.set('push/settings', () => ({ code: 1, msg: '', data }));
    const value = { publicKey: 'key', kinds: ['filled', 'stop'] };
    expect(await client.api.pushSettings()).toEqual({ ok: true, value });
  });

  it('are refused by a server that has none', async () => {
    backend.answers.set('push/settings', () => ({ code: 1005, msg: 'There is no such call.', data: null }));
    expect(await client.api.pushSettings()).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });

  it('are chosen with the address of the device, and given up', async () => {
    const address = { endpoint: 'https://push.example/1', p256dh: 'point', auth: 'secret' };
    const sent: unknown[] = [];
    for (const call of ['push/subscribe', 'push/unsubscribe']) {
      backend.answers.set(call, (query) => {
        sent.push([call, query]);
        return { code: 1, msg: '', data: null };
      });
    }
    expect(await client.api.setPush({ ...address, kinds: ['stop', 'device'] })).toEqual({ ok: true, value: null });
    expect(await client.api.setPush(null)).toEqual({ ok: true, value: null });
    expect(sent).toEqual([
      ['push/subscribe', { ...address, kinds: 'stop,device' }],
      ['push/unsubscribe', {}],
    ]);
  });
});
