/** Every call by POST with every parameter spoiled: a clear refusal, and nothing changed, by form and by JSON. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import type { Api } from '../../support/server/api.ts';
import { Members, MINUTE, PASSWORD } from '../../support/server/members.ts';

const JSON_BODY = 'application/json';
const LONG = 'x'.repeat(1_025);
const NOT_AN_ID = ['x', '-1', '0', '1.5', '1e2', '9'.repeat(60), ' 1', '0x10'];

interface Case {
  readonly path: string;
  /** A form that is refused for nothing but its code. */
  readonly good: Readonly<Record<string, string>>;
  readonly bad: Readonly<Record<string, readonly string[]>>;
  readonly optional?: readonly string[];
  readonly open?: boolean;
}

const NEW_PASSWORD = { new_password: 'a stork stands still', auth_code: '123456' };
const REGISTER = {
  type: 'email',
  account: 'somebody@example.com',
  password: PASSWORD,
  re_password: PASSWORD,
  sms_code: '123456',
};

const CASES: readonly Case[] = [
  {
    path: '/api/user/register',
    open: true,
    good: { ...REGISTER, area_id: '219' },
    bad: {
      type: ['mobile', 'EMAIL', 'x', '1'],
      account: ['x', 'a@b', LONG],
      password: ['short', 'other than the other', LONG],
      re_password: ['other than the other', LONG],
      sms_code: ['12345', 'x', '1234567', LONG],
      area_id: NOT_AN_ID,
    },
    optional: ['area_id'],
  },
  {
    path: '/api/user/register',
    open: true,
    good: {
      ...REGISTER,
      invite_code: 'AAAAAAAAAA',
      user_name: 'somebody',
      mobile: '+85291234567',
      key: 'k',
      captcha: 'c',
    },
    bad: {
      invite_code: ['x', LONG],
      user_name: ['x y', LONG],
      mobile: ['x', '12', LONG],
      key: [LONG],
      captcha: [LONG],
    },
    optional: ['invite_code', 'user_name', 'mobile', 'key', 'captcha'],
  },
  {
    path: '/api/user/loginForU',
    open: true,
    good: { account: 'somebody@example.com', password: 'x', login_type: 'email', area_id: '219' },
    bad: { account: [LONG], password: [LONG], login_type: ['x', 'Email', '1'], area_id: NOT_AN_ID },
    optional: ['area_id'],
  },
  {
    path: '/api/notify/send_email',
    open: true,
    good: { to: 'x@', type: '2', area_id: '219' },
    bad: {
      to: ['x', 'a@b', 'x@example.com\r\nBcc: y@example.com', LONG],
      type: ['1', '3', '02', 'x'],
      area_id: NOT_AN_ID,
    },
    optional: ['area_id'],
  },
  {
    path: '/api/notify/send_sms',
    open: true,
    good: { to: '12', type: '2', area_id: '219' },
    bad: { to: ['x', '12', '+', LONG], type: ['1', '3', '02', 'x'], area_id: [...NOT_AN_ID, '1', '999'] },
    optional: ['area_id'],
  },
  {
    path: '/api/user/forget_password',
    open: true,
    good: {
      ...NEW_PASSWORD,
      type: 'email',
      account: 'somebody@example.com',
      secondary_password: NEW_PASSWORD.new_password,
      area_id: '219',
    },
    bad: {
      type: ['x', 'EMAIL'],
      account: ['x', LONG],
      new_password: ['short', 'other', LONG],
      secondary_password: ['other', LONG],
      auth_code: ['12345', LONG],
      area_id: NOT_AN_ID,
    },
    optional: ['area_id'],
  },
  {
    path: '/api/user/amend_password',
    good: { ...NEW_PASSWORD, type: 'email' },
    bad: { type: ['x', 'EMAIL', 'mobile'], new_password: ['short', LONG], auth_code: ['12345', LONG] },
  },
];

describe('bad forms', () => {
  let database: Database;
  let members: Members;
  let member: Api;
  let before: unknown;

  beforeAll(async () => {
    database = await openReadyDatabase();
    members = await Members.start(database);
    ({ api: member } = await members.member());
  });
  beforeEach(async () => {
    // Failed log-ins lock the address that all of these come from.
    members.clock.advance(15 * MINUTE);
    before = await everything();
  });
  afterAll(async () => {
    await members.server.close();
    await database.close();
  });

  async function everything(): Promise<unknown> {
    const tables = ['users', 'sessions', 'trading_accounts', 'ledger_accounts', 'transfers', 'codes', 'outbox'];
    return Promise.all(tables.map((table) => database.query(`SELECT * FROM ${table} ORDER BY 1`)));
  }

  async function expectRefusal(path: string, form: string, contentType?: string): Promise<number> {
    const { code, msg, data } = await member.post(path, form, contentType);
    expect(code, `${path} ${form}: ${msg}`).toBeGreaterThan(1000);
    expect(msg.length, `${path} ${form}`).toBeGreaterThan(10);
    expect(data).toBeNull();
    return code;
  }

  for (const { path, good, bad, optional = [], open = false } of CASES) {
    for (const [parameter, values] of Object.entries(bad)) {
      it(`${path} refuses ${parameter} in ${values.length} wrong forms, repeated${optional.includes(parameter) ? '' : ' and missing'}`, async () => {
        for (const value of values) {
          const spoiled = { ...good, [parameter]: value };
          await expectRefusal(path, new URLSearchParams(spoiled).toString());
          await expectRefusal(path, JSON.stringify(spoiled), JSON_BODY);
        }
        const twice = new URLSearchParams(good);
        twice.append(parameter, good[parameter] ?? '');
        expect(await expectRefusal(path, twice.toString())).toBe(1003);
        const text = JSON.stringify(good).replace(/}$/, `,"${parameter}":"x"}`);
        expect(await expectRefusal(path, text, JSON_BODY)).toBe(1003);
        const escaped = `\\u00${parameter.charCodeAt(0).toString(16)}${parameter.slice(1)}`;
        expect(await expectRefusal(path, text.replace(`,"${parameter}":"x"`, `,"${escaped}":"x"`), JSON_BODY)).toBe(
          1003,
        );
        for (const odd of [null, true, {}, { x: 1 }])
          expect(await expectRefusal(path, JSON.stringify({ ...good, [parameter]: odd }), JSON_BODY)).toBe(1002);
        expect(await expectRefusal(path, JSON.stringify({ ...good, [parameter]: ['x'] }), JSON_BODY)).toBe(1003);
        if (!optional.includes(parameter)) {
          const rest = Object.fromEntries(Object.entries(good).filter(([name]) => name !== parameter));
          expect(await expectRefusal(path, new URLSearchParams(rest).toString())).toBe(1001);
          expect(await expectRefusal(path, new URLSearchParams({ ...rest, [parameter]: '' }).toString())).toBe(1001);
          expect(await expectRefusal(path, JSON.stringify(rest), JSON_BODY)).toBe(1001);
        }
        expect(await everything()).toEqual(before);
      });
    }

    it(`${path} takes nothing from the query, and wants a POST`, async () => {
      const query = new URLSearchParams(good).toString();
      expect((await member.post(`${path}?${query}`)).code).toBe(1001);
      expect((await fetch(`${members.server.url}${path}?${query}`)).status).toBe(404);
      expect(await everything()).toEqual(before);
    });
    if (open) continue;
    it(`${path} wants a session`, async () => {
      const stranger = members.api();
      expect((await stranger.post(path, good)).code).toBe(1008);
      stranger.token = 'x'.repeat(600);
      expect((await stranger.post(path, good)).code).toBe(999);
    });
  }

  it('takes JSON where it says the same as a form, numbers too', async () => {
    const to = members.newEmail();
    const answer = await members
      .api()
      .post('/api/notify/send_email', `{"to": "${to}", "type": 2, "t": {"a": 1}}`, JSON_BODY);
    expect(answer).toMatchObject({ code: 1 });
    expect(await members.register(to, await members.codeIn(to))).toMatchObject({ code: 1 });
  });

  it.each([
    ['application/json', '{', 400, 1014],
    ['application/json', '', 400, 1014],
    ['text/xml', '<x/>', 415, 1016],
    ['multipart/form-data; boundary=x', '--x--', 415, 1016],
    ['application/json', `{"account": "${'x'.repeat(20_000)}"}`, 413, 1015],
    ['application/x-www-form-urlencoded', `account=${'x'.repeat(20_000)}`, 413, 1015],
  ])('answers a body that is none (%s, %s) with an envelope', async (type, body, status, code) => {
    const response = await fetch(`${members.server.url}/api/user/loginForU`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, data: null });
  });

  it.each(['[]', '"x"', 'null', '1', '{"__proto__": {"account": "x"}}'])('finds nothing in %s', async (body) => {
    expect((await member.post('/api/user/loginForU', body, JSON_BODY)).code).toBe(1001);
  });
});
