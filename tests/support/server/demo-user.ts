import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../server/clock.ts';
import type { Database } from '../../../server/store/database.ts';
import { DemoAccounts } from '../../../server/users/demo-accounts.ts';
import type { User } from '../../../server/users/user.ts';

/** A new demo user with an account. */
export async function newDemoUser(database: Database, clock: Clock): Promise<User> {
  const opened = await new DemoAccounts({ database, clock, perDay: 0 }).open(randomUUID(), '127.0.0.1');
  if (!opened.ok) throw new Error(`Refused: ${opened.error.name}`);
  return opened.value;
}
