import type { Database, Queryable } from '../store/database.ts';
import { integerColumn } from '../store/columns.ts';
import { DEMO_BALANCE_TEXT } from '../engine/demo-balance.ts';
import { hashSecret, newInviteCode } from './secrets.ts';
import { userOfRow } from './sessions.ts';
import type { User } from './user.ts';

/** The user of a demo id: found, or made with an account and its first ledger row in one transaction. The id is a bearer secret and only its hash is kept. */
export async function demoUserOf(database: Database, demoId: string, now: number): Promise<User> {
  const hash = hashSecret(demoId);
  const found = await findUser(database, hash);
  if (found) return found;
  await database.transaction((queryable) => createDemo(queryable, hash, now));
  const made = await findUser(database, hash);
  if (!made) throw new Error('A demo account vanished while it was made');
  return made;
}

async function findUser(queryable: Queryable, hash: string): Promise<User | undefined> {
  const [row] = await queryable.query('SELECT * FROM users WHERE demo_hash = $1', [hash]);
  return row && userOfRow(row);
}

/** Does nothing where another request has just made the same account. */
async function createDemo(queryable: Queryable, hash: string, now: number): Promise<void> {
  const [row] = await queryable.query(
    `INSERT INTO users (is_demo, demo_hash, invite_code, created_at) VALUES (TRUE, $1, $2, $3)
     ON CONFLICT (demo_hash) DO NOTHING RETURNING id`,
    [hash, newInviteCode(), now],
  );
  if (!row) return;
  const id = integerColumn(row, 'id');
  await queryable.query('INSERT INTO accounts (id, balance) VALUES ($1, $2)', [id, DEMO_BALANCE_TEXT]);
  await queryable.query(
    `INSERT INTO ledger (account_id, kind, amount, balance_after, created_at) VALUES ($1, 'demo_deposit', $2, $2, $3)`,
    [id, DEMO_BALANCE_TEXT, now],
  );
}
