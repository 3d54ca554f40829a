/** Passwords whose hashes are of an older cost than today's. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Passwords } from '../../../server/users/passwords.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { CHEAP } from '../../support/server/cheap-passwords.ts';
import { Members, MINUTE, PASSWORD } from '../../support/server/members.ts';

const OLDER = new Passwords({ N: 512, r: 4, p: 1 });
const TODAYS = `scrypt$${CHEAP.N}$${CHEAP.r}$${CHEAP.p}$`;

onEachDatabase('a hash of an older cost', (database) => {
  let members: Members;

  beforeAll(async () => {
    members = await Members.start(database());
  });
  afterAll(() => members.server.close());

  /** Somebody who registered when hashes were cheaper. */
  async function oldMember(): Promise<string> {
    const { account } = await members.member();
    const kept = await OLDER.hash(PASSWORD);
    await database().query('UPDATE users SET password = $2 WHERE email = $1', [account, kept]);
    return account;
  }
  async function keptOf(account: string): Promise<string> {
    const [row] = await database().query('SELECT password FROM users WHERE email = $1', [account]);
    return String(row?.['password']);
  }

  it('is renewed by the log-in, and the password stays', async () => {
    const account = await oldMember();
    const { code, data } = await members.logIn(account);
    expect(code).toBe(1);
    const renewed = await keptOf(account);
    expect(renewed.startsWith(TODAYS)).toBe(true);
    const api = members.api();
    api.token = data.token;
    expect(await api.call('/api/user/info')).toMatchObject({ code: 1 });
    expect(await members.logIn(account)).toMatchObject({ code: 1 });
    expect(await members.logIn(account, 'not the password')).toMatchObject({ code: 3006 });
    expect(await keptOf(account)).toBe(renewed);
  });

  it('stays where the log-in fails, or the user is locked', async () => {
    const account = await oldMember();
    const kept = await keptOf(account);
    expect(await members.logIn(account, 'not the password')).toMatchObject({ code: 3006 });
    await database().query('UPDATE users SET locked_at = 1 WHERE email = $1', [account]);
    expect(await members.logIn(account)).toMatchObject({ code: 3109 });
    expect(await keptOf(account)).toBe(kept);
  });

  it('refuses none of several log-ins at once', async () => {
    for (let round = 0; round < 5; round++) {
      const account = await oldMember();
      const answers = await Promise.all(Array.from({ length: 4 }, () => members.logIn(account)));
      expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
      expect((await keptOf(account)).startsWith(TODAYS)).toBe(true);
      members.clock.advance(15 * MINUTE);
    }
  });

  it('never overrules a change of the password at the same time', async () => {
    const password = 'a stork stands still';
    for (let round = 0; round < 5; round++) {
      const account = await oldMember();
      const form = { type: 'email', account, new_password: password, secondary_password: password };
      const auth_code = await members.newCode(account);
      const [changed] = await Promise.all([
        members.api().post('/api/user/forget_password', { ...form, auth_code }),
        members.logIn(account),
      ]);
      expect(changed.code).toBe(1);
      expect(await members.logIn(account, password)).toMatchObject({ code: 1 });
      expect(await members.logIn(account)).toMatchObject({ code: 3006 });
    }
  });
});
