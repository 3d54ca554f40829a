import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Sessions } from '../../../server/users/sessions.ts';
import { hashSecret } from '../../../server/users/secrets.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { DAY, Members, MINUTE, PASSWORD } from '../../support/server/members.ts';
import { TestSocket } from '../../support/server/socket.ts';

onEachDatabase('log-in', (database) => {
  let members: Members;

  beforeAll(async () => {
    members = await Members.start(database());
  });
  afterAll(() => members.server.close());

  it('takes the e-mail address, the user name and the uid', async () => {
    const { account, login } = await members.member(undefined, { user_name: `Kite-${randomUUID().slice(0, 8)}` });
    const user = login.user as unknown as { user_name: string; uid: string };
    for (const name of [account, account.toUpperCase(), ` ${account} `, user.user_name, user.user_name.toLowerCase()]) {
      expect(await members.logIn(name), name).toMatchObject({ code: 1, msg: '', data: { user: login.user } });
    }
    const byUid = await members.logIn(user.uid, PASSWORD, { login_type: 'email' });
    expect(byUid).toMatchObject({ code: 1, data: { user: login.user } });
    const api = members.api();
    api.token = byUid.data.token;
    expect(await api.get('/api/user/info')).toEqual(login.user);
  });

  it('compares passwords by their characters, not by how they were composed', async () => {
    const password = 'caf\u00e9 au lait';
    const { account } = await members.member(undefined, { password, re_password: password });
    expect(await members.logIn(account, 'cafe\u0301 au lait')).toMatchObject({ code: 1 });
    expect(await members.logIn(account, 'cafe au lait')).toMatchObject({ code: 3006 });
  });

  it('answers the same for a wrong password, for nobody, and for a demo user', async () => {
    const { account } = await members.member();
    const demo = await members.api().signIn();
    const answers = [
      await members.logIn(account, 'not the password'),
      await members.logIn(members.newEmail()),
      await members.logIn(String(demo.user.uid), PASSWORD, { login_type: 'email' }),
      await members.logIn('no-such-name'),
      await members.logIn('nobody\u0000', PASSWORD, { login_type: 'email' }),
      await members.logIn('+85291230000'),
      await members.logIn('123', PASSWORD, { login_type: 'mobile' }),
    ];
    const wrong = { code: 3006, msg: 'The account or the password is wrong.', data: null };
    expect(answers).toEqual(answers.map(() => wrong));
  });

  it('locks a name for an address after five failures for fifteen minutes, whoever has it', async () => {
    const { account } = await members.member();
    const locked = {
      code: 3007,
      msg: 'Too many failed attempts. Try again in 15 min, or reset the password.',
      data: null,
    };
    for (const name of [account, members.newEmail()]) {
      for (let i = 0; i < 5; i++) expect(await members.logIn(name, 'not the password')).toMatchObject({ code: 3006 });
      expect(await members.logIn(name)).toEqual(locked);
      expect(await members.logIn(name.toUpperCase())).toEqual(locked);
    }
    members.clock.advance(15 * MINUTE - 1);
    expect(await members.logIn(account)).toMatchObject({ code: 3007, msg: expect.stringContaining('1 min') as string });
    members.clock.advance(1);
    expect(await members.logIn(account)).toMatchObject({ code: 1 });
  });

  it('lets no more than five guesses through, even all at once', async () => {
    const { account } = await members.member();
    const guesses = Array.from({ length: 12 }, (_, i) => members.logIn(account, `guess number ${i}`));
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 3006)).toHaveLength(5);
    expect(codes.filter((code) => code === 3007)).toHaveLength(7);
    members.clock.advance(15 * MINUTE);
  });

  it('forgets failures after a success', async () => {
    const { account } = await members.member();
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) expect(await members.logIn(account, 'not it')).toMatchObject({ code: 3006 });
      expect(await members.logIn(account)).toMatchObject({ code: 1 });
    }
    members.clock.advance(15 * MINUTE);
  });

  it('unlocks a name for who resets the password', async () => {
    const { account } = await members.member();
    for (let i = 0; i < 6; i++) await members.logIn(account, 'not the password');
    expect(await members.logIn(account)).toMatchObject({ code: 3007 });
    const password = 'a stork stands still';
    const form = { type: 'email', account, new_password: password, secondary_password: password };
    const auth_code = await members.newCode(account);
    expect(await members.api().post('/api/user/forget_password', { ...form, auth_code })).toMatchObject({ code: 1 });
    expect(await members.logIn(account, password)).toMatchObject({ code: 1 });
    members.clock.advance(15 * MINUTE);
  });

  it('locks an address after thirty failures, over all names, for who is not known there, and leaves sessions alone', async () => {
    const [{ account, api }, { account: known }] = [await members.member(), await members.member()];
    await database().query('DELETE FROM known_callers WHERE user_id = (SELECT id FROM users WHERE email = $1)', [
      account,
    ]);
    for (let i = 0; i < 30; i++) expect(await members.logIn(members.newEmail())).toMatchObject({ code: 3006 });
    expect(await members.logIn(account)).toMatchObject({ code: 3007 });
    expect(await members.logIn(known)).toMatchObject({ code: 1 });
    expect(await api.call('/api/user/info')).toMatchObject({ code: 1 });
    members.clock.advance(15 * MINUTE);
    expect(await members.logIn(account)).toMatchObject({ code: 1 });
  });

  it('counts no success against an address', async () => {
    const { account } = await members.member();
    for (let i = 0; i < 31; i++) expect(await members.logIn(account)).toMatchObject({ code: 1 });
    expect(await members.logIn(account, 'not the password')).toMatchObject({ code: 3006 });
  });

  it('ends a session with the log-out, on every call and on the live socket', async () => {
    const { account, api } = await members.member();
    const other = new Api(members.server.url);
    other.token = (await members.logIn(account)).data.token;
    const [socket, otherSocket] = [await socketOf(api.token), await socketOf(other.token)];
    expect(await api.post('/api/user/logout')).toEqual({ code: 1, msg: 'Logged out', data: null });
    await socket.until('the news', () => socket.messages.at(-1)?.type === 'login_result');
    expect(socket.messages.at(-1)).toMatchObject({ type: 'login_result', code: 999 });
    await expectEnded(api);
    await socket.logIn(api.token);
    expect(socket.messages.at(-1)).toMatchObject({ type: 'login_result', code: 999 });
    expect(await other.call('/api/user/info')).toMatchObject({ code: 1 });
    await otherSocket.roundTrip();
    expect(otherSocket.messages.filter(({ type }) => type === 'login_result')).toHaveLength(1);
    for (const one of [socket, otherSocket]) one.close();
  });

  it('sends a logged-out socket no private message any more', async () => {
    const api = members.api();
    const demoId = randomUUID();
    const { token } = await api.signIn(demoId);
    const second = new Api(members.server.url);
    second.token = token;
    const socket = await socketOf(token);
    socket.subscribe('FOREX_TRADE');
    await socket.roundTrip();
    members.server.feed.tick('EURUSD', '1.16520');
    await api.submit({ cont: '0.01' });
    await socket.until('the order', () => socket.data('FOREX_TRADE').length === 1);
    await second.post('/api/user/logout');
    const third = members.api();
    await third.signIn(demoId);
    await third.submit({ cont: '0.01' });
    await socket.roundTrip();
    expect(socket.data('FOREX_TRADE')).toHaveLength(1);
    expect(socket.messages.filter(({ type }) => type === 'login_result').at(-1)).toMatchObject({ code: 999 });
    socket.close();
  });

  it('keeps a session for thirty days after its last use', async () => {
    const { api } = await members.member();
    for (let i = 0; i < 3; i++) {
      members.clock.advance(30 * DAY - 1);
      expect(await api.call('/api/user/info')).toMatchObject({ code: 1 });
    }
    members.clock.advance(30 * DAY);
    await expectEnded(api);
    const kept = await database().query('SELECT * FROM sessions WHERE token_hash = $1', [hashSecret(api.token)]);
    expect(kept).toEqual([]);
  });

  it('ends with the tidying what nobody used for thirty days, and says which', async () => {
    const { api } = await members.member();
    const sessions = new Sessions(database(), members.clock);
    const ended: string[] = [];
    sessions.onEnded((hashes) => ended.push(...hashes));
    members.clock.advance(30 * DAY - 1);
    await sessions.tidy();
    expect(ended).not.toContain(hashSecret(api.token));
    members.clock.advance(1);
    await sessions.tidy();
    expect(ended).toContain(hashSecret(api.token));
  });

  it('remembers the last use when it starts again', async () => {
    const { api } = await members.member();
    members.clock.advance(20 * DAY);
    expect(await api.call('/api/user/info')).toMatchObject({ code: 1 });
    await members.server.close();
    const { clock } = members;
    members = await Members.start(database(), {}, { clock });
    const again = new Api(members.server.url);
    again.token = api.token;
    clock.advance(20 * DAY);
    expect(await again.call('/api/user/info')).toMatchObject({ code: 1 });
    clock.advance(30 * DAY);
    expect(await again.call('/api/user/info')).toMatchObject({ code: 999 });
    await members.server.close();
    members = await Members.start(database());
  });

  async function socketOf(token: string): Promise<TestSocket> {
    const socket = await TestSocket.open(members.server.url);
    await socket.logIn(token);
    expect(socket.messages.at(-1)).toMatchObject({ type: 'login_result', code: 1 });
    return socket;
  }

  async function expectEnded(api: Api): Promise<void> {
    for (const path of [
      '/api/user/info',
      '/v1/api/forex/my_deal',
      '/v1/api/forex/submit',
      '/v1/api/main/wallet/getBalance',
    ])
      expect(await api.call(path), path).toMatchObject({ code: 999, data: null });
    for (const path of ['/api/user/logout', '/api/user/amend_password'])
      expect(await api.post(path), path).toMatchObject({ code: 999, data: null });
  }
});
