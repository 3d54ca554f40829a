import type { Clock } from '../clock.ts';
import type { Engine } from '../engine/engine.ts';
import { integerColumn, textColumn } from '../store/columns.ts';
import type { Database, Queryable } from '../store/database.ts';
import type { Sessions } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Removed in one transaction. */
const BATCH = 100;
/** In one sweep, so that it ends; the next goes on. */
const MOST_BATCHES = 100;

/** Of a statement whose first value lists ids. */
const THEM = `ANY(string_to_array($1, ',')::BIGINT[])`;

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
    await closeOrders(services, ids);
    await services.engine.whileAbsent(ids, (absent) => remove(services, absent, unusedSince));
  }
}

async function unusedDemos(database: Database, unusedSince: number, after: number): Promise<readonly number[]> {
  const rows = await database.query(
    `SELECT id FROM users WHERE is_demo AND seen_at <= $1 AND id > $2 ORDER BY id LIMIT ${BATCH}`,
    [unusedSince, after],
  );
  return rows.map((row) => integerColumn(row, 'id'));
}

async function closeOrders({ database, engine }: ExpiryServices, ids: readonly number[]): Promise<void> {
  const rows = await database.query(
    `SELECT DISTINCT account_id FROM orders
     WHERE status <> 'closed' AND account_id = ${THEM}`,
    [ids.join(',')],
  );
  for (const row of rows) await engine.reset(integerColumn(row, 'account_id'));
}

async function remove(
  { database, sessions }: ExpiryServices,
  ids: readonly number[],
  unusedSince: number,
): Promise<void> {
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
    `SELECT id FROM users WHERE id = ${THEM} AND is_demo AND seen_at <= $2 FOR UPDATE`,
    [ids.join(','), unusedSince],
  );
  const gone = rows.map((row) => integerColumn(row, 'id')).join(',');
  const ended = await queryable.query(`DELETE FROM sessions WHERE user_id = ${THEM} RETURNING token_hash`, [gone]);
  for (const statement of [
    `UPDATE feedback SET user_id = NULL WHERE user_id = ${THEM}`,
    `DELETE FROM ledger WHERE account_id = ${THEM}`,
    `DELETE FROM orders WHERE account_id = ${THEM}`,
    `DELETE FROM accounts WHERE id = ${THEM}`,
    `DELETE FROM known_callers WHERE user_id = ${THEM}`,
    `DELETE FROM users WHERE id = ${THEM}`,
  ])
    await queryable.query(statement, [gone]);
  return ended.map((row) => textColumn(row, 'token_hash'));
}
