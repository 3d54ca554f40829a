import { IDBFactory } from 'fake-indexeddb';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userSchema } from '../../src/contract/wire/account.ts';
import { ok } from '../../src/lib/result.ts';
import { Session } from '../../workers/session/session.ts';
import { toUser } from '../../workers/session/wire-user.ts';
import { Emitter } from '../../src/lib/emitter.ts';
import type { ClientEvents } from '../../workers/client-events.ts';
import { TabChannel } from '../../workers/tabs/tab-channel.ts';
import { memoryStorage } from '../../workers/storage/open-storage.ts';
import type { StoredSession } from '../../workers/storage/storage.ts';
import type { HttpClient } from '../../workers/transport/http-client.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { testEnvironment } from '../support/environment.ts';
import { startMember, userIdOf } from '../support/member.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let device: IDBFactory;
let client: StartedClient | undefined;

beforeEach(async () => {
  backend = new FakeBackend();
  device = new IDBFactory();
  await backend.start();
});
afterEach(async () => {
  client?.kill();
  await backend.stop();
});

const start = async (): Promise<StartedClient> => {
  client?.kill();
  client = await startClient(backend.url, { indexedDB: device });
  return client;
};
const status = (): string | undefined => client?.page.state.session?.status;

it('begins as a visitor', async () => {
  await start();
  await until(() => status() === 'visitor');
  expect(backend.callsOf('/user/info')).toHaveLength(0);
});

it('opens one demo account for a device, by an identifier of 128 random bits', async () => {
  const first = await startMember(backend, { indexedDB: device });
  await first.api.logOut();
  await until(() => first.page.state.session?.status === 'visitor');
  await first.api.logInDemo();
  first.kill();
  await start();
  await client?.api.logInDemo();
  const ids = backend.callsOf('/createAccountDemoForU').map((url) => url.searchParams.get('demo_id'));
  expect(new Set(ids).size).toBe(1);
  expect(ids).toHaveLength(3);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
});

it('stays logged in over a reload', async () => {
  (await startMember(backend, { indexedDB: device })).kill();
  await start();
  await until(() => status() === 'member');
  expect(client?.page.state.session).toEqual({
    status: 'member',
    user: { id: 7, uid: 'u7', email: 'demo@example.com', level: '', isDemo: true, inviteCode: 'abc' },
  });
});

it('becomes a visitor without a word when the token has died meanwhile', async () => {
  (await startMember(backend, { indexedDB: device })).kill();
  backend.token = 'another';
  await start();
  await until(() => status() === 'visitor');
  expect(client?.page.notices).toEqual([]);
  await start();
  await until(() => status() === 'visitor');
  expect(backend.callsOf('/user/info')).toHaveLength(1);
});

it('ends with a notice when the token dies in use, and only once', async () => {
  client = await startMember(backend, { indexedDB: device });
  const { api, page } = client;
  backend.token = 'another';
  const answers = await Promise.all([api.refreshOrders('open'), api.refreshOrders('closed'), api.closePosition(1)]);
  expect(answers.map((answer) => !answer.ok && answer.error.kind)).toEqual(['session', 'session', 'session']);
  await until(() => page.notices.length > 0 && page.account === null && status() === 'visitor');
  expect(page.notices).toEqual([{ kind: 'sessionEnded' }]);
  expect(page.state.orders?.open.total).toBeUndefined();
});

it('does not let an answer to an old token end a new session', async () => {
  client = await startMember(backend, { indexedDB: device });
  backend.token = 'second';
  const { api, page } = client;
  const old = api.refreshOrders('closed');
  await api.logInDemo();
  await old;
  await until(() => page.state.session?.status === 'member');
  expect((await api.refreshOrders('closed')).ok).toBe(true);
});

it('asks over HTTP when the socket refuses the token', async () => {
  client = await startMember(backend, { indexedDB: device });
  backend.token = 'another';
  backend.cutSockets();
  await until(() => client?.page.notices.length === 1);
  expect(client.page.notices).toEqual([{ kind: 'sessionEnded' }]);
});

it('notices a session that was ended elsewhere while the socket is open', async () => {
  client = await startMember(backend, { indexedDB: device });
  backend.token = 'another';
  backend.pushRaw(JSON.stringify({ type: 'login_result', code: 2, msg: '' }));
  await until(() => client?.page.notices.length === 1 && status() === 'visitor');
  expect(client.page.notices).toEqual([{ kind: 'sessionEnded' }]);
});

it('asks again where the answer to that is lost, though the socket stays', async () => {
  client = await startMember(backend, { indexedDB: device });
  // Of all calls this one alone tells.
  backend.answers.set('user/info', () => ({ code: 999, msg: 'Log in again' }));
  backend.fail('user/info', 'cutBefore', 'cutBefore', 'cutBefore', 'cutBefore');
  backend.pushRaw(JSON.stringify({ type: 'login_result', code: 2, msg: '' }));
  await until(() => client?.page.notices.length === 1 && status() === 'visitor');
  expect(client.page.notices).toEqual([{ kind: 'sessionEnded' }]);
});

it('says that it ended, too, when the server refuses a user who is here', async () => {
  client = await startMember(backend, { indexedDB: device });
  backend.answers.set('user/info', () => ({ code: 403, msg: 'Locked' }));
  backend.pushRaw(JSON.stringify({ type: 'login_result', code: 2, msg: '' }));
  await until(() => client?.page.notices.length === 1 && status() === 'visitor');
});

it('does not ask without end when socket and HTTP disagree about the token', async () => {
  backend.refusesLogins = true;
  client = await startMember(backend, { indexedDB: device });
  await until(() => backend.callsOf('/user/info').length === 1);
  for (let round = 0; round < 5; round++) {
    // Each round is one in which more could be asked.
    await client.api.refreshOrders('closed');
  }
  expect(backend.callsOf('/user/info')).toHaveLength(1);
  expect(backend.messages.filter((message) => message.type === 'login')).toHaveLength(1);
});

it('believes the device’s user where the server cannot be asked, and asks when it can', async () => {
  (await startMember(backend, { indexedDB: device })).kill();
  backend.fail('user/info', 'cutBefore', 'cutBefore', 'cutBefore');
  backend.mood = 'refuses';
  await start();
  await until(() => status() === 'member');
  backend.mood = 'well';
  backend.userId = 9;
  await client?.api.openSocket();
  await until(() => client !== undefined && userIdOf(client) === 9);
});

it('tells the server of login and logout, and leaves its private topics', async () => {
  client = await startMember(backend, { indexedDB: device });
  await until(() => backend.isSubscribed('FOREX_TRADE') && backend.isSubscribed('FOREX_CLOSED'));
  await client.api.logOut();
  await until(() => !backend.isSubscribed('FOREX_TRADE') && backend.messages.at(-1)?.type === 'logout');
  expect(backend.isSubscribed('DAY_MARKET')).toBe(true);
});

it('resets the demo account and reads it again', async () => {
  client = await startMember(backend, { indexedDB: device });
  backend.account.place({ forex_id: '1', type: '1', cont: '0.01', status: '1', multiple: '100' });
  await until(() => client?.page.state.orders?.open.total === 1);
  expect(await client.api.resetDemo()).toEqual({ ok: true, value: 'Done' });
  await until(() => client?.page.state.orders?.open.total === 0);
  expect(client.page.notices).toEqual([]);
});

it('is nothing that the device remembers once it was left', async () => {
  client = await startMember(backend, { indexedDB: device });
  await client.api.logOut();
  await start();
  await until(() => status() === 'visitor');
  expect(backend.callsOf('/user/info')).toHaveLength(0);
});

it('that began before the device was read is not undone by it', async () => {
  let answer: (stored: StoredSession) => void = () => undefined;
  const storage = memoryStorage();
  const slow = { ...storage.session, get: () => new Promise<StoredSession>((resolve) => (answer = resolve)) };
  const asked: string[] = [];
  const wire = { id: 2, email: 'new@example.com', level: '', uid: 'u2', is_demo: 1, invite_code: '' };
  const http = {
    get: async (path: string) => {
      asked.push(path);
      return ok({ data: { token: 'new', user: wire }, message: '' });
    },
  } as unknown as HttpClient;
  const kept = { ...storage, session: Object.assign(slow, { put: async () => true }) };
  const events = new Emitter<ClientEvents>();
  const environment = testEnvironment();
  const context = { apiBase: backend.url, language: 'en', token: '' };
  const tabs = new TabChannel(environment, events);
  const session = new Session({
    http,
    context,
    environment,
    storage: kept,
    tabs,
    connection: { isOpen: false },
    events,
  });
  const restoring = session.restore();
  await session.logInDemo();
  const user = { id: 1, uid: 'u1', email: 'old@example.com', level: '', isDemo: false, inviteCode: '' };
  answer({ token: 'old', user });
  await restoring;
  expect([context.token, session.user?.id]).toEqual(['new', 2]);
  expect(asked).toEqual(['api/user/createAccountDemoForU']);
});

it.each([
  [1, true],
  [0, false],
  [2, false],
  [null, false],
  [undefined, false],
])('is that of a demo user where is_demo is 1 alone, not %j', (is_demo, isDemo) => {
  expect(toUser(v.parse(userSchema, { id: 1, email: '', invite_code: '', is_demo })).isDemo).toBe(isDemo);
});
