/** What strangers do in somebody's name does not keep that somebody out. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { KnownCallers } from '../../../server/users/known-callers.ts';
import type { Envelope } from '../../../src/contract/wire/envelope.ts';
import type { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { DAY, Members, MINUTE, otherCode, PASSWORD } from '../../support/server/members.ts';

const HOME = '198.51.100.7';
const STRANGER = '203.0.113.5';
const ELSEWHERE = '192.0.2.44';

onEachDatabase('strangers', (database) => {
  let members: Members;

  beforeAll(async () => {
    members = await Members.start(database(), { TRUSTED_PROXIES: '127.0.0.1' });
  });
  beforeEach(() => members.clock.advance(2 * DAY));
  afterAll(() => members.server.close());

  function from(address: string): Api {
    const api = members.api();
    api.from = address;
    return api;
  }
  const logIn = (address: string, account: string, password = PASSWORD) =>
    from(address).post('/api/user/loginForU', { account, password, login_type: 'email' });
  const askForCode = (address: string, to: string) => from(address).post('/api/notify/send_email', { to, type: '2' });

  /** Somebody whose account was opened from home. */
  async function victim(): Promise<string> {
    const account = members.newEmail();
    expect(await askForCode(HOME, account)).toMatchObject({ code: 1 });
    const form = { type: 'email', account, password: PASSWORD, re_password: PASSWORD };
    const sms_code = await members.codeIn(account);
    expect(await from(HOME).post('/api/user/register', { ...form, sms_code })).toMatchObject({ code: 1 });
    members.clock.advance(MINUTE);
    return account;
  }

  function reset(address: string, account: string, auth_code: string): Promise<Envelope<unknown>> {
    const form = { type: 'email', account, new_password: PASSWORD, secondary_password: PASSWORD, auth_code };
    return from(address).post('/api/user/forget_password', form);
  }

  /** Fails to log in as somebody from many addresses, as often as each may. */
  async function attack(account: string, addresses: number): Promise<number> {
    let compared = 0;
    for (let i = 0; i < addresses; i++) {
      for (let guess = 0; guess < 6; guess++) {
        if ((await logIn(`203.0.113.${i}`, account, `guess ${guess}`)).code === 3006) compared++;
      }
    }
    return compared;
  }

  it('who fail to log in lock themselves out, and nobody else', async () => {
    const account = await victim();
    for (let i = 0; i < 5; i++) expect(await logIn(STRANGER, account, 'a guess')).toMatchObject({ code: 3006 });
    expect(await logIn(STRANGER, account)).toMatchObject({ code: 3007 });
    expect(await logIn(ELSEWHERE, account)).toMatchObject({ code: 1 });
    expect(await logIn(HOME, account)).toMatchObject({ code: 1 });
  });

  it('who try a name from many addresses get one guess from each further one, and the owner gets in from anywhere', async () => {
    const account = await victim();
    expect(await attack(account, 30)).toBe(20 * 5 + 10);
    for (let mistake = 0; mistake < 4; mistake++) {
      expect(await logIn(HOME, account, 'mistyped')).toMatchObject({ code: 3006 });
    }
    expect(await logIn(HOME, account)).toMatchObject({ code: 1 });
    expect(await logIn(ELSEWHERE, account)).toMatchObject({ code: 1 });
    expect(await logIn(ELSEWHERE, account, 'mistyped')).toMatchObject({ code: 3006 });
  });

  it('learn nothing of whether somebody has the name', async () => {
    const account = await victim();
    const nobody = members.newEmail();
    expect(await attack(nobody, 25)).toBe(await attack(account, 25));
    members.clock.advance(15 * MINUTE);
    expect(await logIn(STRANGER, nobody)).toMatchObject({ code: 3006 });
  });

  it('at one address with the owner do not lock the owner out there', async () => {
    const account = await victim();
    for (let i = 0; i < 30; i++) await logIn(HOME, members.newEmail(), 'a guess');
    expect(await logIn(HOME, members.newEmail())).toMatchObject({ code: 3007 });
    expect(await logIn(HOME, account)).toMatchObject({ code: 1 });
  });

  it('use up their own codes of the day, not those of the recipient', async () => {
    const account = await victim();
    for (let i = 0; i < 10; i++) {
      expect(await askForCode(STRANGER, account)).toMatchObject({ code: 1 });
      members.clock.advance(16 * MINUTE);
    }
    expect(await askForCode(STRANGER, account)).toMatchObject({ code: 3004 });
    expect(await askForCode(ELSEWHERE, account)).toMatchObject({ code: 1 });
    expect(await askForCode(HOME, account)).toMatchObject({ code: 1 });
  });

  it('cannot fill a mailbox from many addresses, and then its owner still gets codes at home', async () => {
    const account = await victim();
    let sent = 0;
    for (let i = 0; i < 110; i++) {
      if ((await askForCode(`203.0.113.${i}`, account)).code === 1) sent++;
      members.clock.advance(MINUTE);
    }
    // One of the hundred was the owner's.
    expect(sent).toBe(99);
    expect(await askForCode(ELSEWHERE, account)).toMatchObject({ code: 3004 });
    expect(await askForCode(HOME, account)).toMatchObject({ code: 1 });
  });

  it('do not make a code worthless by asking for another, nor by guessing at it', async () => {
    const account = await victim();
    await askForCode(HOME, account);
    const code = await members.codeIn(account);
    members.clock.advance(MINUTE);
    await askForCode(STRANGER, account);
    const foreign = await members.codeIn(account);
    for (let i = 0; i < 6; i++) {
      await reset(STRANGER, account, otherCode(foreign));
      await reset(ELSEWHERE, account, otherCode(foreign));
    }
    expect(await reset(STRANGER, account, foreign)).toMatchObject({ code: 3002 });
    expect(await reset(HOME, account, code)).toMatchObject({ code: 1 });
    expect(await reset(HOME, account, code)).toMatchObject({ code: 3002 });
  });

  it('are not those who changed networks between asking and typing', async () => {
    const account = await victim();
    await askForCode(HOME, account);
    expect(await reset(ELSEWHERE, account, await members.codeIn(account))).toMatchObject({ code: 1 });
    expect(await logIn(ELSEWHERE, account)).toMatchObject({ code: 1 });
  });

  it('become known by getting in, for ninety days, and of many the newest count', async () => {
    const known = new KnownCallers(database(), members.clock);
    const account = await victim();
    const [row] = await database().query('SELECT id FROM users WHERE email = $1', [account]);
    const id = Number(row?.['id']);
    const isKnown = async (userId: number | undefined, address: string, device = 'new'): Promise<boolean> =>
      (await known.counted(userId, { address, device })).isKnown;
    expect(await isKnown(id, HOME)).toBe(true);
    expect(await isKnown(undefined, HOME)).toBe(false);
    members.clock.advance(90 * DAY);
    expect(await isKnown(id, HOME)).toBe(false);
    for (let i = 0; i < 25; i++) {
      members.clock.advance(1);
      await known.remember(id, { address: `10.0.0.${i}`, device: `device ${i}` });
    }
    expect(await isKnown(id, '10.0.0.4')).toBe(false);
    expect(await isKnown(id, '10.0.0.5')).toBe(true);
    expect(await isKnown(id, ELSEWHERE, 'device 4')).toBe(false);
    expect(await isKnown(id, ELSEWHERE, 'device 5')).toBe(true);
    expect(await database().query('SELECT * FROM known_callers WHERE user_id = $1', [id])).toHaveLength(40);
  });

  it('do not keep a device out that the user has got in from, at whatever address', async () => {
    const account = await victim();
    const login = { account, password: PASSWORD, login_type: 'email' };
    const browser = from(ELSEWHERE);
    browser.cookie = '';
    expect(await browser.post('/api/user/loginForU', login)).toMatchObject({ code: 1 });
    expect(browser.cookie).toMatch(/^device=[\w-]{16,}$/);
    browser.from = STRANGER;
    for (let i = 0; i < 5; i++) await logIn(STRANGER, account, 'a guess');
    expect(await logIn(STRANGER, account)).toMatchObject({ code: 3007 });
    expect(await browser.post('/api/user/loginForU', login)).toMatchObject({ code: 1 });
    for (let i = 0; i < 110; i++) {
      await askForCode(`203.0.113.${i + 10}`, account);
      members.clock.advance(MINUTE);
    }
    const code = { to: account, type: '2' };
    browser.from = '192.0.2.99';
    expect(await askForCode('192.0.2.99', account)).toMatchObject({ code: 3004 });
    expect(await browser.post('/api/notify/send_email', code)).toMatchObject({ code: 1 });
  });

  it('gain nothing by inventing devices', async () => {
    const account = await victim();
    const guesser = from(STRANGER);
    const guess = (i: number) => {
      guesser.cookie = `device=${String(i).repeat(20)}`;
      return guesser.post('/api/user/loginForU', { account, password: 'a guess', login_type: 'email' });
    };
    for (let i = 0; i < 5; i++) expect(await guess(i)).toMatchObject({ code: 3006 });
    expect(await guess(5)).toMatchObject({ code: 3007 });
  });
});
