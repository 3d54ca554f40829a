import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { realUser } from '../../support/server/real-user.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

const PASSWORD = 'a longer pass phrase';

onEachDatabase('users in the back office', (use) => {
  let server: AdminServer;
  beforeAll(async () => {
    server = await startAdminServer(use());
  });
  afterAll(() => server.close());

  /** Registers as people do, with the code that the back office reads in the outbox. */
  async function register(account: string, invite_code = ''): Promise<Api> {
    const api = new Api(server.url);
    expect((await api.post('/api/notify/send_email', { to: account, type: '2' })).code).toBe(1);
    const [message] = (await server.do('outbox list', { to: account })).rows ?? [];
    const sms_code = /\d{6}/.exec(String(message?.['text']))?.[0] ?? '';
    const form = { type: 'email', account, password: PASSWORD, re_password: PASSWORD, invite_code, sms_code };
    const { code, msg, data } = await api.post<{ token: string }>('/api/user/register', form);
    expect(code, msg).toBe(1);
    api.token = data.token;
    return api;
  }

  it('are listed with who invited them', async () => {
    const inviter = await register('inviter@example.com');
    const { invite_code, uid } = await inviter.get<{ invite_code: string; uid: string }>('/api/user/info');
    const guest = await register('guest@example.com', invite_code);
    const guestUid = (await guest.get<{ uid: string }>('/api/user/info')).uid;
    const { rows = [], total } = await server.do('users list', { search: 'guest@' });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      uid: guestUid,
      email: 'guest@example.com',
      invited_by: uid,
      kind: 'real',
      locked: null,
    });
    expect((await server.do('users show', { USER: 'INVITER@example.com' })).record).toMatchObject({
      uid,
      invited: guestUid,
      sessions: 1,
      verification: 'none',
      balance: '0.000000',
    });
  });

  it('are found by uid, id and address, and by no other', async () => {
    const user = await realUser(use(), server.url, 'found@example.com');
    for (const USER of [user.uid, String(user.id), 'Found@Example.com']) {
      expect((await server.do('users show', { USER })).record, USER).toMatchObject({ uid: user.uid });
    }
    for (const USER of ['found', '', '1000000', '987654', "' OR 1=1 --", '%']) {
      expect(await server.ask('users show', { USER }), USER).toMatchObject({ ok: false, kind: 'refused' });
    }
    expect((await server.do('users list', { search: user.uid })).rows).toHaveLength(1);
    expect((await server.do('users list', { search: '%' })).rows).toHaveLength(0);
  });

  it('come by the page, demo users only when asked for', async () => {
    for (let count = 0; count < 22; count++) await realUser(use(), server.url, `page${count}@pages.example`);
    const first = await server.do('users list', { search: '@pages.example' });
    const second = await server.do('users list', { search: '@pages.example', page: '2' });
    expect([first.total, first.rows?.length, second.rows?.length]).toEqual([22, 20, 2]);
    await new Api(server.url).signIn();
    const demos = (await server.do('users list', { kind: 'demo' })).rows ?? [];
    expect(demos[0]).toMatchObject({ kind: 'demo' });
    const real = (await server.do('users list')).rows ?? [];
    expect(real.every(({ kind }) => kind === 'real')).toBe(true);
    expect(await server.ask('users list', { kind: 'x' })).toMatchObject({ ok: false });
    expect(await server.ask('users list', { page: '0' })).toMatchObject({ ok: false });
  });

  it('that are locked are out at once, and stay out until they are unlocked', async () => {
    const account = 'locked@example.com';
    const api = await register(account);
    const socket = await TestSocket.open(server.url);
    await socket.logIn(api.token);
    await server.do('users lock', { USER: account });
    await socket.until('the end of the session', () =>
      socket.messages.some((message) => message.type === 'login_result' && message.code === 999),
    );
    socket.close();
    expect((await api.call('/api/user/info')).code).toBe(999);
    const login = { account, password: PASSWORD, login_type: 'email' };
    const locked = await api.post('/api/user/loginForU', login);
    expect(locked).toMatchObject({ code: 3109, data: null });
    // Who does not know the password does not hear of the lock.
    expect((await api.post('/api/user/loginForU', { ...login, password: 'wrong' })).code).toBe(3006);
    expect(await server.ask('users lock', { USER: account })).toMatchObject({ ok: false });
    await server.do('users unlock', { USER: account });
    expect((await api.post('/api/user/loginForU', login)).code).toBe(1);
    expect(await server.ask('users unlock', { USER: account })).toMatchObject({ ok: false });
  });

  it('with a demo account are locked too', async () => {
    const api = new Api(server.url);
    const demo_id = randomUUID();
    const { user } = await api.signIn(demo_id);
    await server.do('users lock', { USER: String(user.uid) });
    expect((await api.call('/api/user/info')).code).toBe(999);
    expect((await api.call('/api/user/createAccountDemoForU', { demo_id })).code).toBe(3109);
    expect((await server.do('users show', { USER: String(user.uid) })).record).toMatchObject({ sessions: 0 });
  });

  it('are logged out everywhere, and may log in again', async () => {
    const user = await realUser(use(), server.url, 'everywhere@example.com');
    expect((await user.api.call('/api/user/info')).code).toBe(1);
    await server.do('users end-sessions', { USER: user.uid });
    expect((await user.api.call('/api/user/info')).code).toBe(999);
    expect((await server.do('users show', { USER: user.uid })).record).toMatchObject({ sessions: 0, locked: null });
  });
});
