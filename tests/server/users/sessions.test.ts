/** Sessions without the calls around them: what only a race, or many devices, would show. */
import { beforeEach, expect, it } from 'vitest';
import { Passwords } from '../../../server/users/passwords.ts';
import { hashSecret } from '../../../server/users/secrets.ts';
import { deleteSessions, Sessions } from '../../../server/users/sessions.ts';
import type { Database } from '../../../server/store/database.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { newDemoUser } from '../../support/server/demo-user.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { CHEAP } from '../../support/server/cheap-passwords.ts';

onEachDatabase('sessions', (database) => {
  const clock = new ManualClock();
  let sessions: Sessions;
  let userId: number;

  beforeEach(async () => {
    sessions = new Sessions(database(), clock);
    userId = (await newDemoUser(database(), clock)).id;
  });

  const lock = () => database().query('UPDATE users SET locked_at = 1 WHERE id = $1', [userId]);

  it('are twenty at most: the oldest ends with the next one', async () => {
    const ended: string[] = [];
    sessions.onEnded((hashes) => ended.push(...hashes));
    const tokens: string[] = [];
    for (let count = 0; count < 20; count++) tokens.push(await sessions.begin(userId));
    for (const token of tokens) expect(await sessions.userOf(token)).toMatchObject({ id: userId });
    expect(ended).toEqual([]);
    tokens.push(await sessions.begin(userId));
    const [oldest = '', ...others] = tokens;
    expect(ended).toEqual([hashSecret(oldest)]);
    expect(await sessions.userOf(oldest)).toBeUndefined();
    for (const token of others) expect(await sessions.userOf(token)).toMatchObject({ id: userId });
  });

  it('of somebody else do not count', async () => {
    const mine = await sessions.begin(userId);
    const other = await newDemoUser(database(), clock);
    for (let count = 0; count < 21; count++) await sessions.begin(other.id);
    expect(await sessions.userOf(mine)).toMatchObject({ id: userId });
  });

  it('do not begin for a user who was locked after the password was compared', async () => {
    const password = await new Passwords(CHEAP).hash('a heron stands still');
    await database().query('UPDATE users SET password = $2 WHERE id = $1', [userId, password]);
    expect(await sessions.beginWith(userId, password, async () => undefined)).toEqual(expect.any(String));
    await lock();
    expect(await sessions.beginWith(userId, password, async () => undefined)).toBeUndefined();
    expect(await sessions.userOf(await sessions.begin(userId))).toBeUndefined();
  });

  it('do not begin with a password that was changed after it was compared', async () => {
    await database().query(`UPDATE users SET password = 'new' WHERE id = $1`, [userId]);
    expect(await sessions.beginWith(userId, 'old', async () => undefined)).toBeUndefined();
    expect(await deleteSessions(database(), userId)).toEqual([]);
  });

  it('that end while they are read are over, and are not remembered', async () => {
    let read = (): void => undefined;
    let goOn = (): void => undefined;
    const isRead = new Promise<void>((resolve) => (read = resolve));
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    /** Its first look at a session is answered late. */
    const slow: Database = {
      description: 'slow',
      query: async (text, values) => {
        const rows = await database().query(text, values);
        if (!/^select .* from "sessions"/.test(text)) return rows;
        read();
        await mayGoOn;
        return rows;
      },
      transaction: (work) => database().transaction(work),
      write: (text, values) => database().write(text, values),
      close: async () => undefined,
    };
    const token = await sessions.begin(userId);
    const late = new Sessions(slow, clock);
    const asked = late.userOf(token);
    await isRead;
    await late.revoke(hashSecret(token));
    goOn();
    expect(await asked).toBeUndefined();
    expect(await late.userOf(token)).toBeUndefined();
  });
});
