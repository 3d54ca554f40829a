import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginSchema } from '../../../src/contract/wire/account.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { Members, MINUTE, otherCode, PASSWORD } from '../../support/server/members.ts';

onEachDatabase('registration', (database) => {
  let members: Members;

  beforeAll(async () => {
    members = await Members.start(database());
  });
  afterAll(() => members.server.close());

  async function usersOf(email: string) {
    return database().query('SELECT * FROM users WHERE email = $1', [email.toLowerCase()]);
  }

  it('makes a real user with an empty account, signed in', async () => {
    const email = members.newEmail();
    const answer = await members.register(` ${email.toUpperCase()} `, await members.newCode(email));
    expect(answer).toMatchObject({ code: 1, msg: 'Registered', data: { user: { email, is_demo: 0, level: 0 } } });
    expect(v.is(loginSchema, answer.data)).toBe(true);
    const api = members.api();
    api.token = answer.data.token;
    expect(await api.get('/api/user/info')).toEqual(answer.data.user);
    expect(await api.get('/v1/api/main/wallet/getBalance')).toEqual({ balance: '0.000000' });
    expect(await api.call('/v1/api/main/user/resetForexDemoAccount')).toMatchObject({ code: 1009 });
    expect(await api.deals(1)).toMatchObject({ total: 0, balance: '0.000000' });
    expect(
      await api.call('/v1/api/forex/submit', { forex_id: '1', type: '1', status: '1', cont: '1', multiple: '100' }),
    ).toMatchObject({ code: 2008 });
  });

  it('keeps the password as a hash with its cost', async () => {
    const { account } = await members.member();
    const [user] = await usersOf(account);
    expect(user?.['password']).toMatch(/^scrypt\$1024\$8\$1\$[\w+/=]{24}\$[\w+/=]{44}$/);
    expect(JSON.stringify(await database().query('SELECT * FROM users'))).not.toContain(PASSWORD);
  });

  it('writes down who invited whom, and refuses a code that nobody has, or a demo user', async () => {
    const { login } = await members.member();
    const invite_code = String(login.user.invite_code).toLowerCase();
    const { account } = await members.member(undefined, { invite_code });
    expect(await usersOf(account)).toMatchObject([{ invited_by: login.user.id }]);
    const demo = await members.api().signIn();
    const email = members.newEmail();
    const code = await members.newCode(email);
    for (const wrong of ['0000000000', "'; DROP TABLE users", String(demo.user.invite_code)]) {
      expect(await members.register(email, code, { invite_code: wrong })).toMatchObject({ code: 3012, data: null });
    }
    expect(await usersOf(email)).toEqual([]);
    expect(await members.register(email, code)).toMatchObject({ code: 1 });
  });

  it.each([
    ['seven77', 3009],
    ['x'.repeat(64) + 'y'.repeat(65), 3009],
    ['918273645546', 3010],
    ['password1', 3010],
    ['PASSWORD1', 3010],
    ['aaaaaaaabbb', 3010],
    ['chester.field', 3010],
    ['chester.field@example.com', 3010],
    ['Chester.Field1999!', 3010],
    ['hammerhead', 3010],
  ])('refuses the password %s', async (password, code) => {
    const form = { password, re_password: password, user_name: 'hammerhead' };
    expect(await members.register('chester.field@example.com', '123456', form)).toMatchObject({ code, data: null });
  });

  it('refuses passwords that differ, before it looks at the code', async () => {
    const email = members.newEmail();
    const code = await members.newCode(email);
    for (let i = 0; i < 6; i++) {
      expect(await members.register(email, code, { re_password: `${PASSWORD} ` })).toMatchObject({ code: 3008 });
    }
    expect(await members.register(email, code)).toMatchObject({ code: 1 });
  });

  it('refuses what is no e-mail address, and a type that is not open', async () => {
    for (const wrong of [
      'x',
      'a@b',
      'a b@example.com',
      'a@example.com, b@example.com',
      `${'x'.repeat(250)}@example.com`,
    ]) {
      expect(await members.register(wrong, '123456', { type: 'email' }), wrong).toMatchObject({ code: 3016 });
    }
    expect(await members.register('+85291234567', '123456')).toMatchObject({ code: 3019 });
  });

  it('refuses a wrong code, and the right one after five wrong ones', async () => {
    const email = members.newEmail();
    const code = await members.newCode(email);
    for (let i = 0; i < 5; i++) expect(await members.register(email, otherCode(code))).toMatchObject({ code: 3002 });
    expect(await members.register(email, code)).toMatchObject({ code: 3002 });
    expect(await members.register(email, await members.newCode(email))).toMatchObject({ code: 1 });
  });

  it('takes the right code after four wrong ones', async () => {
    const email = members.newEmail();
    const code = await members.newCode(email);
    for (let i = 0; i < 4; i++) expect(await members.register(email, otherCode(code))).toMatchObject({ code: 3002 });
    expect(await members.register(email, code)).toMatchObject({ code: 1 });
  });

  it('refuses a code after ten minutes, an older one, and that of another address', async () => {
    const email = members.newEmail();
    const old = await members.newCode(email);
    members.clock.advance(10 * MINUTE);
    expect(await members.register(email, old)).toMatchObject({ code: 3002 });
    const first = await members.newCode(email);
    // The third code of an address waits two minutes.
    members.clock.advance(MINUTE);
    const second = await members.newCode(email);
    if (first !== second) expect(await members.register(email, first)).toMatchObject({ code: 3002 });
    expect(await members.register(members.newEmail(), second)).toMatchObject({ code: 3002 });
    members.clock.advance(10 * MINUTE - 1);
    expect(await members.register(email, second)).toMatchObject({ code: 1 });
  });

  it('makes one account of many requests with one code at once', async () => {
    const email = members.newEmail();
    const code = await members.newCode(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => members.register(email, code)));
    const codes = answers.map((answer) => answer.code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([1, 3002, 3002, 3002, 3002]);
    expect(await usersOf(email)).toHaveLength(1);
  });

  it('says that an address is taken only to who has its code, which is then used up', async () => {
    const { account } = await members.member();
    const code = await members.newCode(account);
    expect(await members.register(account, otherCode(code))).toMatchObject({ code: 3002 });
    expect(await members.register(account.toUpperCase(), code)).toMatchObject({ code: 3013, data: null });
    expect(await members.register(account, code)).toMatchObject({ code: 3002 });
    expect(await usersOf(account)).toHaveLength(1);
  });

  it('takes a user name that is free, and leaves the code for another try where it is not', async () => {
    const name = `Heron.${String(members.clock.now())}`;
    const { login } = await members.member(undefined, { user_name: name });
    expect(login.user).toMatchObject({ user_name: name });
    const email = members.newEmail();
    const code = await members.newCode(email);
    expect(await members.register(email, code, { user_name: name.toUpperCase() })).toMatchObject({ code: 3014 });
    for (const wrong of ['ab', '1000001', '9lives', 'a@b.example', 'x'.repeat(33), 'sp ace']) {
      expect(await members.register(email, code, { user_name: wrong }), wrong).toMatchObject({ code: 3015 });
    }
    expect(await usersOf(email)).toEqual([]);
    expect(await members.register(email, code, { user_name: `${name}-2` })).toMatchObject({ code: 1 });
  });

  it('keeps a telephone number beside the e-mail address, with which nobody can log in', async () => {
    const more = { mobile: '9123 4568', area_id: String(areaId('HK')) };
    const { account } = await members.member(undefined, more);
    expect(await usersOf(account)).toMatchObject([{ contact_mobile: '+85291234568', mobile: null }]);
    expect(await members.logIn('+85291234568')).toMatchObject({ code: 3006 });
    const wrong = { ...more, mobile: '12' };
    expect(await members.register(members.newEmail(), '123456', wrong)).toMatchObject({ code: 3017 });
  });
});

onEachDatabase('registration by mobile', (database) => {
  let members: Members;

  beforeAll(async () => {
    members = await Members.start(database(), { VERIFY_REG_TYPE: 'mobile' });
  });
  afterAll(() => members.server.close());

  const hongKong = String(areaId('HK'));

  it('makes a user that is known by a number, however it is written', async () => {
    const api = members.api();
    expect(await api.post('/api/notify/send_sms', { to: '9123 4567', area_id: hongKong, type: '2' })).toMatchObject({
      code: 1,
      msg: 'Code sent',
    });
    const code = await members.codeIn('+85291234567');
    const made = await members.register('9123-4567', code, { area_id: hongKong });
    expect(made).toMatchObject({ code: 1, data: { user: { email: '', mobile: '+85291234567' } } });
    for (const [account, area_id] of [
      ['91234567', hongKong],
      ['+852 9123 4567', ''],
      ['85291234567', ''],
      ['91234567', ''],
      ['091234567', ''],
    ] as const) {
      expect(await members.logIn(account, PASSWORD, { area_id }), account).toMatchObject({ code: 1 });
    }
    expect(await members.logIn('91234567', PASSWORD, { area_id: String(areaId('SG')) })).toMatchObject({ code: 3006 });
    const again = await members.newCode('+85291234567');
    expect(await members.register('+85291234567', again)).toMatchObject({ code: 3013 });
  });

  it('wants an area with a national number that two people have', async () => {
    await members.member('+85298765432');
    await members.member('+6598765432');
    expect(await members.logIn('98765432')).toMatchObject({ code: 3006 });
    expect(await members.logIn('98765432', PASSWORD, { area_id: hongKong })).toMatchObject({
      code: 1,
      data: { user: { mobile: '+85298765432' } },
    });
  });

  it('refuses numbers that are none, and areas that are not served', async () => {
    const send = (to: string, area_id = '') => members.api().post('/api/notify/send_sms', { to, area_id, type: '2' });
    for (const wrong of ['12', 'x', '+852123', '+', '9'.repeat(40)]) {
      expect((await send(wrong)).code, wrong).toBe(3017);
    }
    expect((await send('91234567', String(areaId('SG')))).code).toBe(1);
    expect((await send('+85291234567', String(areaId('SG')))).code).toBe(3017);
    for (const excluded of ['+8613123456789', '+972502345678', '+5351234567', '+6785912345', '+8501921234567']) {
      expect((await send(excluded)).code, excluded).toBe(3018);
    }
    for (const code of ['CN', 'IL', 'CU', 'VU', 'KP']) {
      expect((await send('13800138000', String(areaId(code)))).code, code).toBe(3018);
    }
  });

  it('refuses registration by e-mail', async () => {
    expect(await members.register(members.newEmail(), '123456')).toMatchObject({ code: 3019 });
  });
});

/** Of an area, excluded or not: its ISO code as a number to the base 26. */
function areaId(code: string): number {
  return (code.charCodeAt(0) - 64) * 26 + (code.charCodeAt(1) - 64);
}
