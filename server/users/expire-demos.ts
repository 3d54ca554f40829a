import type { Clock } from '../clock.ts';
import type { Engine } from '../engine/engine.ts';
import { integerColumn, textColumn } from '../store/columns.ts';
import type { Database, Queryable } from '../store/database.ts';
import { LISTED_IDS } from '../store/listed-ids.ts';
import type { Sessions } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Removed in one transaction. */
const BATCH = 100;
/** In one sweep, so that it ends; the next goes on. */
const MOST_BATCHES = 100;

/** Of such a statement: the trading accounts of the users. */
const ACCOUNTS = `(SELECT id FROM trading_accounts WHERE user_id = ${LISTED_IDS})`;

interface ExpiryServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly engine: Engine;
  readonly sessions: Sessions;
}

/**
 * Removes demo accounts that nobody has used for some days, with everything of theirs: positions are closed as by a
 * reset, then the account goes in one transaction, while no command can reach it. Its demo id opens a new one.
 */
export async function expireDemos(services: ExpiryServices, keptDays: number): Promise<void> {
  const unusedSince = services.clock.now() - keptDays * DAY_MS;
  let last = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const ids = await unusedDemos(services.database, unusedSince, last);
    if (ids.length === 0) return;
    last = Math.max(...ids);
    const accounts = await accountsOf(services.database, ids);
    for (const account of accounts) if (account.isTrading) await services.engine.reset(account.id);
    const accountIds = accounts.map(({ id }) => id);
    await services.engine.whileAbsent(accountIds, (absent) => remove(services, accounts, absent, unusedSince));
  }
}

async function unusedDemos(database: Database, unusedSince: number, after: number): Promise<readonly number[]> {
  const rows = await database.query(
    `SELECT id FROM users WHERE is_demo AND seen_at <= $1 AND id > $2 ORDER BY id LIMIT ${BATCH}`,
    [unusedSince, after],
  );
  return rows.map((row) => integerColumn(row, 'id'));
}

interface DemoAccount {
  readonly id: number;
  readonly userId: number;
  /** Whether it has a pending order or a position. */
  readonly isTrading: boolean;
}

async function accountsOf(database: Database, userIds: readonly number[]): Promise<readonly DemoAccount[]> {
  const rows = await database.query(
    `SELECT id, user_id,
       EXISTS (SELECT 1 FROM orders WHERE account_id = trading_accounts.id AND state = 'pending')
         OR EXISTS (SELECT 1 FROM positions WHERE account_id = trading_accounts.id AND closed_at IS NULL) AS is_trading
     FROM trading_accounts WHERE user_id = ${LISTED_IDS} ORDER BY id`,
    [userIds.join(',')],
  );
  return rows.map((row) => ({
    id: integerColumn(row, 'id'),
    userId: integerColumn(row, 'user_id'),
    isTrading: row['is_trading'] === true,
  }));
}

/** Removes the users all of whose accounts are absent. */
async function remove(
  { database, sessions }: ExpiryServices,
  accounts: readonly DemoAccount[],
  absent: readonly number[],
  unusedSince: number,
): Promise<void> {
  const present = new Set(accounts.filter(({ id }) => !absent.includes(id)).map(({ userId }) => userId));
  const ids = [...new Set(accounts.map(({ userId }) => userId))].filter((id) => !present.has(id));
  const ended = await database.transaction((queryable) => deleteUsers(queryable, ids, unusedSince));
  sessions.ended(ended);
}

/** Deletes those that are still unused; returns the sessions that ended with them. */
async function deleteUsers(
  queryable: Queryable,
  ids: readonly number[],
  unusedSince: number,
): Promise<readonly string[]> {
  const rows = await queryable.query(
    `SELECT id FROM users WHERE id = ${LISTED_IDS} AND is_demo AND seen_at <= $2 FOR UPDATE`,
    [ids.join(','), unusedSince],
  );
  const gone = rows.map((row) => integerColumn(row, 'id')).join(',');
  const ended = await queryable.query(`DELETE FROM sessions WHERE user_id = ${LISTED_IDS} RETURNING token_hash`, [
    gone,
  ]);
  for (const statement of [
    `UPDATE feedback SET user_id = NULL WHERE user_id = ${LISTED_IDS}`,
    `DELETE FROM domain_events WHERE account_id IN ${ACCOUNTS}`,
    `DELETE FROM transfers WHERE account_id IN ${ACCOUNTS}`,
    `DELETE FROM ledger_accounts WHERE account_id IN ${ACCOUNTS}`,
    `DELETE FROM deals WHERE account_id IN ${ACCOUNTS}`,
    `DELETE FROM positions WHERE account_id IN ${ACCOUNTS}`,
    `DELETE FROM orders WHERE account_id IN ${ACCOUNTS}`,
    `DELETE FROM trading_accounts WHERE user_id = ${LISTED_IDS}`,
    `DELETE FROM known_callers WHERE user_id = ${LISTED_IDS}`,
    `DELETE FROM users WHERE id = ${LISTED_IDS}`,
  ])
    await queryable.query(statement, [gone]);
  return ended.map((row) => textColumn(row, 'token_hash'));
}
