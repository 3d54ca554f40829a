import { describe, expect, it } from 'vitest';
import { callerAddress } from '../../../server/network/caller-address.ts';
import { areaOfId, AREAS } from '../../../server/users/areas.ts';
import { passwordFault } from '../../../server/users/password-rules.ts';
import { Passwords } from '../../../server/users/passwords.ts';
import { idOfUid, uidOf } from '../../../server/users/uid.ts';
import { CHEAP } from '../../support/server/cheap-passwords.ts';

describe('areas', () => {
  it('are all that have a dial code, without those that are not served', () => {
    const codes = AREAS.map(({ code }) => code as string);
    expect(codes.length).toBeGreaterThan(230);
    for (const code of ['HK', 'US', 'BR', 'JP', 'DE', 'TW', 'PS', 'XK']) expect(codes).toContain(code);
    for (const code of ['KP', 'IL', 'CN', 'VU', 'CU']) expect(codes).not.toContain(code);
    expect(new Set(AREAS.map(({ id }) => id)).size).toBe(AREAS.length);
    expect(AREAS.every(({ global_code }) => /^\d{1,4}$/.test(global_code))).toBe(true);
  });

  it('keep their ids, whatever the list', () => {
    expect(AREAS.find(({ code }) => code === 'HK')).toEqual({ id: 219, code: 'HK', global_code: '852' });
    expect(AREAS.find(({ code }) => code === 'US')).toEqual({ id: 565, code: 'US', global_code: '1' });
    expect(areaOfId(219)?.code).toBe('HK');
    expect(areaOfId(1)).toBeUndefined();
  });
});

describe('a password', () => {
  it.each([
    'correct horse battery',
    'Zürich & Genève',
    '密码很长很长很长很长',
    'h7Kq2vXw',
    'x'.repeat(64) + 'yz'.repeat(32),
  ])('may be %s', (password) => {
    expect(passwordFault(password, ['someone@example.com'])).toBeUndefined();
  });

  it('is counted by characters, as a keyboard may compose them', () => {
    expect(passwordFault('😀🐸🦩🐢🦉🐙🐳', [])?.name).toBe('passwordLength');
    expect(passwordFault('😀🐸🦩🐢🦉🐙🐳🦊', [])).toBeUndefined();
    expect(passwordFault('ｐａｓｓｗｏｒｄ１', [])?.name).toBe('weakPassword');
  });

  it('may contain a name, but be none', () => {
    expect(passwordFault('someone knows me', ['someone@example.com'])).toBeUndefined();
    expect(passwordFault('someone99!', ['someone@example.com'])?.name).toBe('weakPassword');
    expect(passwordFault('+85291234567', ['+85291234567'])?.name).toBe('weakPassword');
  });
});

describe('hashes', () => {
  it('are of their own salt, and match their password only', async () => {
    const passwords = new Passwords(CHEAP);
    const [one, two] = [await passwords.hash('a heron'), await passwords.hash('a heron')];
    expect(one).not.toBe(two);
    expect(await passwords.matches('a heron', one)).toBe(true);
    expect(await passwords.matches('a Heron', one)).toBe(false);
    expect(await passwords.matches('a heron', undefined)).toBe(false);
  });

  it('are compared at the cost at which they were made', async () => {
    const kept = await new Passwords({ N: 2048, r: 4, p: 2 }).hash('a heron');
    expect(kept).toMatch(/^scrypt\$2048\$4\$2\$/);
    expect(await new Passwords(CHEAP).matches('a heron', kept)).toBe(true);
  });

  it('know whether they were made at today’s cost', async () => {
    const passwords = new Passwords(CHEAP);
    expect(passwords.isOfTodaysCost(await passwords.hash('a heron'))).toBe(true);
    for (const older of [{ N: 512 }, { r: 4 }, { p: 2 }])
      expect(passwords.isOfTodaysCost(await new Passwords({ ...CHEAP, ...older }).hash('a heron'))).toBe(false);
  });
});

describe('uids', () => {
  it('name a user and nothing else', () => {
    expect(uidOf(5)).toBe('1000005');
    expect(idOfUid('1000005')).toBe(5);
    for (const none of ['1000000', '5', '0000005', 'x', '1000005 ', '9'.repeat(16)])
      expect(idOfUid(none)).toBeUndefined();
  });
});

describe('a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('at %s is counted as %s', (ip, counted) => {
    expect(callerAddress(ip)).toBe(counted);
  });
});
