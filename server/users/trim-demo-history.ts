import { integerColumn } from '../store/columns.ts';
import type { Database } from '../store/database.ts';

/** How much of a demo account's past stays. */
export interface HistoryLimits {
  readonly closedOrders: number;
  readonly ledgerRows: number;
}

export const HISTORY_LIMITS: HistoryLimits = { closedOrders: 1_000, ledgerRows: 3_000 };

/**
 * Shortens the histories of demo accounts: a program can trade on one all day. The oldest ledger rows become one that
 * carries their sum, so that the rows still sum to the balance. Histories of real accounts are records and stay.
 */
export async function trimDemoHistories(database: Database, limits = HISTORY_LIMITS): Promise<void> {
  for (const id of await longOnes(database, `orders WHERE status = 'closed'`, limits.closedOrders)) {
    await database.query(
      `DELETE FROM orders WHERE account_id = $1 AND status = 'closed' AND id <= (
         SELECT id FROM orders WHERE account_id = $1 AND status = 'closed' ORDER BY id DESC LIMIT 1 OFFSET $2
       )`,
      [id, limits.closedOrders],
    );
  }
  for (const id of await longOnes(database, 'ledger WHERE TRUE', limits.ledgerRows)) {
    await carryForward(database, id, limits.ledgerRows);
  }
}

/** Demo accounts with more rows than that. */
async function longOnes(database: Database, rowsOf: string, most: number): Promise<readonly number[]> {
  const rows = await database.query(
    `SELECT account_id FROM ${rowsOf} AND account_id IN (SELECT id FROM users WHERE is_demo)
     GROUP BY account_id HAVING COUNT(*) > $1`,
    [most],
  );
  return rows.map((row) => integerColumn(row, 'account_id'));
}

async function carryForward(database: Database, accountId: number, most: number): Promise<void> {
  const [newest] = await database.query(
    'SELECT id FROM ledger WHERE account_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2',
    [accountId, most - 1],
  );
  if (!newest) return;
  await database.query(
    `WITH older AS (DELETE FROM ledger WHERE account_id = $1 AND id < $2 RETURNING amount)
     UPDATE ledger SET kind = 'carried', order_id = NULL, amount = amount + (SELECT COALESCE(SUM(amount), 0) FROM older)
     WHERE id = $2`,
    [accountId, integerColumn(newest, 'id')],
  );
}
