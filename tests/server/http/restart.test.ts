/** Codes on their way, and locked names, when the server starts again. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../support/server/databases.ts';
import { Members, MINUTE, otherCode, PASSWORD } from '../../support/server/members.ts';

onEachDatabase('after a restart', (database) => {
  let members: Members;

  beforeAll(async () => {
    members = await Members.start(database());
  });
  afterAll(() => members.server.close());

  async function restart(): Promise<void> {
    await members.server.close();
    members = await Members.start(database(), {}, {}, members.clock);
  }

  it('a code is as good as before', async () => {
    const account = members.newEmail();
    const code = await members.newCode(account);
    await restart();
    expect(await members.register(account, otherCode(code))).toMatchObject({ code: 3002 });
    expect(await members.register(account, code)).toMatchObject({ code: 1 });
  });

  it('a used code is used', async () => {
    const { account } = await members.member();
    const code = await members.codeIn(account);
    await restart();
    const form = { type: 'email', account, new_password: PASSWORD, secondary_password: PASSWORD, auth_code: code };
    expect(await members.api().post('/api/user/forget_password', form)).toMatchObject({ code: 3002 });
  });

  it('the tries of a code go on being counted, and its minutes', async () => {
    const [account, late] = [members.newEmail(), members.newEmail()];
    const code = await members.newCode(account);
    for (let i = 0; i < 5; i++) {
      await restart();
      expect(await members.register(account, otherCode(code))).toMatchObject({ code: 3002 });
    }
    expect(await members.register(account, code)).toMatchObject({ code: 3002 });
    const lateCode = await members.newCode(late);
    members.clock.advance(10 * MINUTE);
    await restart();
    expect(await members.register(late, lateCode)).toMatchObject({ code: 3002 });
  });

  it('a code works for one of two who use it at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const { account } = await members.member();
      const auth_code = await members.newCode(account);
      await restart();
      const words = ['a stork stands still', 'a crane stands still', 'an egret stands still', 'an ibis stands still'];
      const answers = await Promise.all(
        words.map((word) =>
          members.api().post('/api/user/forget_password', {
            type: 'email',
            account,
            auth_code,
            new_password: word,
            secondary_password: word,
          }),
        ),
      );
      expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 3002, 3002, 3002]);
      const winner = words[answers.findIndex(({ code }) => code === 1)] ?? '';
      expect(await members.logIn(account, winner)).toMatchObject({ code: 1 });
    }
  });

  it('a locked name is locked, and the count of one that is not goes on', async () => {
    const [{ account: locked }, { account: tried }] = [await members.member(), await members.member()];
    for (let i = 0; i < 5; i++) await members.logIn(locked, 'not the password');
    for (let i = 0; i < 3; i++) await members.logIn(tried, 'not the password');
    await restart();
    expect(await members.logIn(locked)).toMatchObject({ code: 3007 });
    for (let i = 0; i < 2; i++) expect(await members.logIn(tried, 'not it')).toMatchObject({ code: 3006 });
    expect(await members.logIn(tried)).toMatchObject({ code: 3007 });
    members.clock.advance(15 * MINUTE);
    for (const name of [locked, tried]) expect(await members.logIn(name)).toMatchObject({ code: 1 });
  });

  it('what locks nothing and proves nothing any more is gone', async () => {
    await members.logIn(members.newEmail());
    members.clock.advance(24 * 60 * MINUTE + 1);
    await restart();
    await expect.poll(() => database().query('SELECT * FROM attempts')).toEqual([]);
    await expect.poll(() => database().query('SELECT * FROM codes')).toEqual([]);
  });
});
