/** Customer service: where it is, whose conversation is opened, what is unread, and what is kept until it is sent. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { hurriedWaits } from '../support/environment.ts';
import { startMember } from '../support/member.ts';
import { until } from '../support/until.ts';

const SECRET = /^[0-9a-f]{32}$/;
const PATH = '/service/chat';

let backend: FakeBackend;
let client: StartedClient;
let device: IDBFactory;

beforeEach(async () => {
  device = new IDBFactory();
  backend = new FakeBackend();
  await backend.start();
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

const service = (info: object): void => {
  const data = { service_link: '', trade_fee_type: backend.feeType, ...info };
  backend.answers.set('basicSet/getBasicInfo', () => ({ code: 1, msg: '', data }));
};
const ownChat = (url = PATH): void => {
  service({ service_link: url, service_chat: 1 });
  backend.answers.set('chat/open', () => ({ code: 1, msg: '', data: { url, token: 'secret' } }));
  unread(0, 0);
};
const unread = (count: number, conversation: number): void => {
  backend.answers.set('chat/unread', () => ({ code: 1, msg: '', data: { unread: count, conversation } }));
};
const visitor = (): Promise<StartedClient> => startClient(backend.url, { indexedDB: device });

describe('customer service', () => {
  it.each([
    [{}, { kind: 'none' }],
    [{ service_link: 'http://a.example' }, { kind: 'none' }],
    [{ service_link: 'javascript:alert(1)' }, { kind: 'none' }],
    [{ service_link: '/service/chat' }, { kind: 'none' }],
    [{ service_link: 'https://a.example/x' }, { kind: 'frame', url: 'https://a.example/x' }],
    [
      { service_link: 'https://a.example/x', service_link_type: 1 },
      { kind: 'frame', url: 'https://a.example/x' },
    ],
    [
      { service_link: 'https://a.example/x', service_link_type: '2' },
      { kind: 'link', url: 'https://a.example/x' },
    ],
  ])('%j is %j', async (info, value) => {
    service(info);
    client = await visitor();
    expect(await client.api.openService()).toEqual({ ok: true, value });
  });

  it('of our own opens a visitor’s conversation by a secret that stays on the device', async () => {
    ownChat();
    client = await visitor();
    const opened = { ok: true, value: { kind: 'chat', url: `${backend.url}${PATH}`, token: 'secret' } };
    expect(await client.api.openService()).toEqual(opened);
    const [first] = backend.forms;
    expect(first?.['visitor']).toMatch(SECRET);
    client.kill();
    client = await visitor();
    backend.forms.length = 0;
    await client.api.openService();
    expect(backend.forms[0]).toEqual(first);
  });

  it('of our own knows a user by the session alone', async () => {
    ownChat();
    client = await startMember(backend, { indexedDB: device });
    backend.forms.length = 0;
    expect((await client.api.openService()).ok).toBe(true);
    expect(backend.forms[0]).toEqual({});
  });

  it('is on the API’s host, and nowhere else', async () => {
    ownChat('https://elsewhere.example/chat');
    client = await visitor();
    expect(await client.api.openService()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('that refuses says why', async () => {
    ownChat();
    backend.answers.set('chat/open', () => ({ code: 3120, msg: 'Tomorrow' }));
    client = await visitor();
    expect(await client.api.openService()).toMatchObject({
      ok: false,
      error: { kind: 'refused', message: 'Tomorrow' },
    });
  });
});

describe('unread answers', () => {
  it('are counted without being asked for, and again when they were seen', async () => {
    ownChat();
    unread(2, 1);
    client = await startMember(backend, { indexedDB: device, timers: hurriedWaits(100) });
    await until(() => client.page.state.chatUnread === 2);
    unread(0, 1);
    await client.api.answersSeen();
    await until(() => client.page.state.chatUnread === 0);
    unread(1, 1);
    // A minute later, a hundred times as fast.
    await until(() => client.page.state.chatUnread === 1);
  });

  it('of a user are nobody’s after a log-out', async () => {
    ownChat();
    unread(2, 1);
    client = await startMember(backend, { indexedDB: device, timers: hurriedWaits(100) });
    await until(() => client.page.state.chatUnread === 2);
    await client.api.logOut();
    await until(() => client.page.state.chatUnread === 0);
  });

  it('are not asked for by a visitor who has never written', async () => {
    ownChat();
    client = await visitor();
    await client.api.answersSeen();
    expect(backend.forms).toEqual([]);
  });
});

describe('what is not sent', () => {
  const message = (clientId: string) => ({ clientId, text: `Text ${clientId}`, picture: '' });

  it('outlives the worker, in its order, until it is sent', async () => {
    client = await visitor();
    for (const id of ['b', 'a', 'c']) await client.api.keepMessage(message(id));
    await client.api.forgetMessage('a');
    client.kill();
    client = await visitor();
    expect(await client.api.unsentMessages()).toEqual({ ok: true, value: [message('b'), message('c')] });
  });

  it('belongs to whoever wrote it', async () => {
    client = await visitor();
    await client.api.keepMessage(message('visitor'));
    client.kill();
    client = await startMember(backend, { indexedDB: device });
    expect(await client.api.unsentMessages()).toEqual({ ok: true, value: [] });
    await client.api.keepMessage(message('member'));
    expect(await client.api.unsentMessages()).toEqual({ ok: true, value: [message('member')] });
    await client.api.logOut();
    expect(await client.api.unsentMessages()).toEqual({ ok: true, value: [message('visitor')] });
  });
});
