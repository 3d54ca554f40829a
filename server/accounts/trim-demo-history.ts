import { integerColumn } from '../store/columns.ts';
import type { Database, Queryable } from '../store/database.ts';

/** How much of a demo account's past stays. */
export interface HistoryLimits {
  /** Rows of the history: orders that never were filled, and lots that were closed. */
  readonly entries: number;
  readonly transfers: number;
}

export const HISTORY_LIMITS: HistoryLimits = { entries: 1_000, transfers: 3_000 };

/**
 * Shortens the histories of demo accounts: a program can trade on one all day. Older transfers are folded into one for
 * each account of the house, so that every balance is still the sum of its transfers. Histories of real accounts are
 * records and stay.
 */
export async function trimDemoHistories(database: Database, limits = HISTORY_LIMITS): Promise<void> {
  for (const id of await accountsWithMore(database, HISTORY, limits.entries)) {
    await database.transaction((queryable) => dropEntries(queryable, id, limits.entries));
  }
  for (const id of await accountsWithMore(database, 'SELECT account_id FROM transfers', limits.transfers)) {
    await database.transaction((queryable) => foldTransfers(queryable, id, limits.transfers));
  }
}

const HISTORY = `SELECT account_id FROM deals WHERE history_id IS NOT NULL
  UNION ALL SELECT account_id FROM orders WHERE state IN ('cancelled', 'rejected')`;

async function accountsWithMore(database: Database, rows: string, most: number): Promise<readonly number[]> {
  const found = await database.query(
    `SELECT account_id FROM (${rows}) AS entries
     WHERE account_id IN (SELECT id FROM trading_accounts WHERE kind = 'demo')
     GROUP BY account_id HAVING COUNT(*) > $1`,
    [most],
  );
  return found.map((row) => integerColumn(row, 'account_id'));
}

/** Removes what ended before the newest entries. Of a position that is still open, everything stays. */
async function dropEntries(queryable: Queryable, accountId: number, most: number): Promise<void> {
  const [oldest] = await queryable.query(
    `SELECT history_id FROM (
       SELECT history_id FROM deals WHERE account_id = $1 AND history_id IS NOT NULL
       UNION ALL SELECT id FROM orders WHERE account_id = $1 AND state IN ('cancelled', 'rejected')
     ) AS entries ORDER BY history_id DESC LIMIT 1 OFFSET $2`,
    [accountId, most],
  );
  if (!oldest) return;
  const values = [accountId, integerColumn(oldest, 'history_id')];
  const closed = 'SELECT id FROM positions WHERE account_id = $1 AND closed_at IS NOT NULL AND id <= $2';
  for (const statement of [
    `DELETE FROM deals WHERE position_id IN (${closed})`,
    `WITH gone AS (DELETE FROM positions WHERE id IN (${closed}) RETURNING id)
     DELETE FROM orders WHERE account_id = $1 AND id <= $2
       AND (state IN ('cancelled', 'rejected') OR id IN (SELECT id FROM gone))`,
  ])
    await queryable.query(statement, values);
}

async function foldTransfers(queryable: Queryable, accountId: number, most: number): Promise<void> {
  const [newest] = await queryable.query(
    'SELECT id FROM transfers WHERE account_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2',
    [accountId, most - 1],
  );
  if (!newest) return;
  const values = [accountId, integerColumn(newest, 'id')];
  await queryable.query(
    `WITH older AS (
       DELETE FROM transfers WHERE account_id = $1 AND id <= $2 RETURNING *
     ),
     cash AS (SELECT id FROM ledger_accounts WHERE account_id = $1 AND code = 'cash'),
     freed AS (SELECT id, ROW_NUMBER() OVER (ORDER BY id DESC) AS place FROM older),
     last AS (SELECT * FROM older ORDER BY id DESC LIMIT 1),
     sums AS (
       SELECT CASE WHEN debit_id = cash.id THEN credit_id ELSE debit_id END AS house,
         SUM(CASE WHEN debit_id = cash.id THEN -amount ELSE amount END) AS amount
       FROM older, cash GROUP BY 1
     ),
     folded AS (
       SELECT house, amount, ROW_NUMBER() OVER (ORDER BY house) AS place,
         SUM(amount) OVER (ORDER BY house DESC) AS cash_after
       FROM sums WHERE amount <> 0
     )
     INSERT INTO transfers
       (id, account_id, sequence, ledger, debit_id, credit_id, amount, code, reference, cash_after, created_at)
     OVERRIDING SYSTEM VALUE
     SELECT freed.id, $1, last.sequence, last.ledger, CASE WHEN folded.amount < 0 THEN cash.id ELSE house END,
       CASE WHEN folded.amount < 0 THEN house ELSE cash.id END, ABS(folded.amount), 'brought_forward',
       $1 || '/' || last.sequence || '/' || house, folded.cash_after, last.created_at
     FROM folded JOIN freed ON freed.place = folded.place, last, cash`,
    values,
  );
}
