import { afterAll, beforeAll, expect, it } from 'vitest';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { Members, MINUTE, otherCode, PASSWORD } from '../../support/server/members.ts';
import { TestSocket } from '../../support/server/socket.ts';

const NEW = 'a stork stands still';
const CHANGED = { code: 1, msg: 'Password changed. Please log in again.', data: null };

onEachDatabase('passwords', (database) => {
  let members: Members;

  beforeAll(async () => {
    members = await Members.start(database());
  });
  afterAll(() => members.server.close());

  function reset(account: string, auth_code: string, more: Readonly<Record<string, string>> = {}) {
    const form = { type: 'email', account, new_password: NEW, secondary_password: NEW, auth_code, ...more };
    return members.api().post('/api/user/forget_password', form);
  }

  function amend(api: Api, auth_code: string, more: Readonly<Record<string, string>> = {}) {
    return api.post('/api/user/amend_password', { type: 'email', new_password: NEW, auth_code, ...more });
  }

  /** Two devices of one member, each with a live socket. */
  async function twoDevices() {
    const { account, api } = await members.member();
    const second = new Api(members.server.url);
    second.token = (await members.logIn(account)).data.token;
    const sockets = [await liveSocket(api), await liveSocket(second)];
    return { account, devices: [api, second], sockets };
  }

  async function liveSocket({ token }: Api): Promise<TestSocket> {
    const socket = await TestSocket.open(members.server.url);
    await socket.logIn(token);
    return socket;
  }

  async function expectAllEnded(devices: readonly Api[], sockets: readonly TestSocket[]): Promise<void> {
    for (const device of devices) expect(await device.call('/api/user/info')).toMatchObject({ code: 999 });
    for (const socket of sockets) {
      await socket.until('the news', () => socket.messages.filter(({ type }) => type === 'login_result').length === 2);
      expect(socket.messages.at(-1)).toMatchObject({ type: 'login_result', code: 999 });
      socket.close();
    }
  }

  it('that were forgotten are replaced by who has the code, and every session ends', async () => {
    const { account, devices, sockets } = await twoDevices();
    expect(await reset(account, await members.newCode(account))).toEqual(CHANGED);
    await expectAllEnded(devices, sockets);
    expect(await members.logIn(account)).toMatchObject({ code: 3006 });
    expect(await members.logIn(account, NEW)).toMatchObject({ code: 1 });
  });

  it('are changed by who is signed in and has the code, and every session ends', async () => {
    const { account, devices, sockets } = await twoDevices();
    const [api = members.api()] = devices;
    const code = await members.newCode(account);
    expect(await amend(api, otherCode(code))).toMatchObject({ code: 3002 });
    expect(await amend(api, code)).toEqual(CHANGED);
    await expectAllEnded(devices, sockets);
    expect(await members.logIn(account)).toMatchObject({ code: 3006 });
    expect(await members.logIn(account, NEW)).toMatchObject({ code: 1 });
  });

  it('leave the sessions of others alone', async () => {
    const other = await members.member();
    const { account } = await members.member();
    expect(await reset(account, await members.newCode(account))).toEqual(CHANGED);
    expect(await other.api.call('/api/user/info')).toMatchObject({ code: 1 });
    expect(await members.logIn(other.account)).toMatchObject({ code: 1 });
  });

  it('stay when the code is wrong, old, used, or of another address', async () => {
    const { account } = await members.member();
    const code = await members.newCode(account);
    expect(await reset(account, otherCode(code))).toMatchObject({ code: 3002 });
    expect(await reset(account, 'x')).toMatchObject({ code: 3002 });
    members.clock.advance(10 * MINUTE);
    expect(await reset(account, code)).toMatchObject({ code: 3002 });
    const another = await members.newCode(members.newEmail());
    expect(await reset(account, another)).toMatchObject({ code: 3002 });
    expect(await members.logIn(account)).toMatchObject({ code: 1 });
    const good = await members.newCode(account);
    expect(await reset(account, good)).toEqual(CHANGED);
    expect(await reset(account, good, { new_password: PASSWORD, secondary_password: PASSWORD })).toMatchObject({
      code: 3002,
    });
  });

  it('stay after five wrong codes, even with the right one', async () => {
    const { account, api } = await members.member();
    const code = await members.newCode(account);
    for (let i = 0; i < 5; i++) expect(await reset(account, otherCode(code))).toMatchObject({ code: 3002 });
    expect(await reset(account, code)).toMatchObject({ code: 3002 });
    expect(await amend(api, code)).toMatchObject({ code: 3002 });
    expect(await members.logIn(account)).toMatchObject({ code: 1 });
  });

  it('may not differ or be weak, which costs no try', async () => {
    const { account } = await members.member();
    const code = await members.newCode(account);
    for (let i = 0; i < 3; i++) {
      expect(await reset(account, code, { secondary_password: 'another' })).toMatchObject({ code: 3008 });
      expect(await reset(account, code, { new_password: 'short', secondary_password: 'short' })).toMatchObject({
        code: 3009,
      });
      expect(await reset(account, code, { new_password: account, secondary_password: account })).toMatchObject({
        code: 3010,
      });
    }
    expect(await reset(account, code)).toEqual(CHANGED);
  });

  it('of nobody are not made up: who has the code hears that there is no account', async () => {
    const nobody = members.newEmail();
    const code = await members.newCode(nobody);
    expect(await reset(nobody, otherCode(code))).toMatchObject({ code: 3002 });
    expect(await reset(nobody, code)).toMatchObject({ code: 3020, data: null });
    expect(await database().query('SELECT * FROM users WHERE email = $1', [nobody])).toEqual([]);
  });

  it('are nothing for demo users, and nothing is sent where a user has no address of the type', async () => {
    const demo = members.api();
    await demo.signIn();
    expect(await amend(demo, '123456')).toEqual({ code: 3001, msg: 'Only a real account may do this.', data: null });
    const { api } = await members.member();
    expect(await amend(api, '123456', { type: 'mobile' })).toMatchObject({ code: 3021 });
  });

  it('are not opened by a session that began with the old one while it changed', async () => {
    const { account } = await members.member();
    const code = await members.newCode(account);
    const [changed, ...logins] = await Promise.all([
      reset(account, code),
      ...Array.from({ length: 4 }, () => members.logIn(account)),
    ]);
    expect(changed).toEqual(CHANGED);
    for (const { data } of logins) {
      const device = members.api();
      device.token = data?.token ?? 'none';
      expect(await device.call('/api/user/info')).toMatchObject({ code: 999 });
    }
  });
});

onEachDatabase('passwords of who is known by a number', (database) => {
  it('are replaced with a code by SMS', async () => {
    const members = await Members.start(database(), { VERIFY_REG_TYPE: 'mobile' });
    const { account, api } = await members.member('+85291234567');
    const form = { type: 'mobile', new_password: NEW, secondary_password: NEW };
    const forgotten = { ...form, account: '9123 4567', area_id: '219', auth_code: await members.newCode(account) };
    expect(await members.api().post('/api/user/forget_password', forgotten)).toEqual(CHANGED);
    expect(await api.call('/api/user/info')).toMatchObject({ code: 999 });
    const { data } = await members.logIn(account, NEW);
    api.token = data.token;
    const amended = { type: 'mobile', new_password: PASSWORD, auth_code: await members.newCode(account) };
    expect(await api.post('/api/user/amend_password', amended)).toEqual(CHANGED);
    expect(await members.logIn(account)).toMatchObject({ code: 1 });
    await members.server.close();
  });
});
