import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database, Queryable } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import { query, rows, run } from '../store/typed-query.ts';

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
  for (const id of await accountsWithMore(database, history(), limits.entries)) {
    await database.transaction((queryable) => dropEntries(queryable, id, limits.entries));
  }
  const transfers = query.selectFrom('transfers').select('account_id');
  for (const id of await accountsWithMore(database, transfers, limits.transfers)) {
    await database.transaction((queryable) => foldTransfers(queryable, id, limits.transfers));
  }
}

/** One row of each entry of a history: its account and its id. */
function history() {
  const unfilled = query
    .selectFrom('orders')
    .select(['account_id', 'id as history_id'])
    .where('state', 'in', ['cancelled', 'rejected']);
  return query
    .selectFrom('deals')
    .select((eb) => ['account_id', eb.ref('history_id').$notNull().as('history_id')])
    .where('history_id', 'is not', null)
    .unionAll(unfilled);
}

async function accountsWithMore(
  database: Database,
  entries: SelectQueryBuilder<Schema, never, { account_id: number }>,
  most: number,
): Promise<readonly number[]> {
  const demos = query.selectFrom('trading_accounts').select('id').where('kind', '=', 'demo');
  const crowded = query
    .selectFrom(entries.as('entries'))
    .select('account_id')
    .where('account_id', 'in', demos)
    .groupBy('account_id')
    .having((eb) => eb.fn.countAll(), '>', most);
  return (await rows(database, crowded)).map(({ account_id }) => account_id);
}

/** Removes what ended before the newest entries. Of a position that is still open, everything stays. */
async function dropEntries(queryable: Queryable, accountId: number, most: number): Promise<void> {
  const entries = query.selectFrom(history().as('entries')).select('history_id').where('account_id', '=', accountId);
  const [oldest] = await rows(queryable, entries.orderBy('history_id', 'desc').limit(1).offset(most));
  if (!oldest) return;
  const closed = query
    .selectFrom('positions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('closed_at', 'is not', null)
    .where('id', '<=', oldest.history_id);
  await run(queryable, query.deleteFrom('deals').where('position_id', 'in', closed));
  const gone = query.deleteFrom('positions').where('id', 'in', closed).returning('id');
  const old = query
    .with('gone', () => gone)
    .deleteFrom('orders')
    .where('account_id', '=', accountId)
    .where('id', '<=', oldest.history_id);
  await run(
    queryable,
    old.where((eb) =>
      eb.or([eb('state', 'in', ['cancelled', 'rejected']), eb('id', 'in', eb.selectFrom('gone').select('id'))]),
    ),
  );
}

async function foldTransfers(queryable: Queryable, accountId: number, most: number): Promise<void> {
  const ofAccount = query.selectFrom('transfers').select('id').where('account_id', '=', accountId);
  const [newest] = await rows(
    queryable,
    ofAccount
      .orderBy('id', 'desc')
      .limit(1)
      .offset(most - 1),
  );
  if (newest) await run(queryable, fold(accountId, newest.id));
}

/** Replaces transfers up to one by their sums: one statement of sums over what it deletes, which reads best as SQL. */
function fold(accountId: number, newestId: number): RawBuilder<unknown> {
  return sql`
    WITH older AS (
       DELETE FROM transfers WHERE account_id = ${accountId} AND id <= ${newestId} RETURNING *
     ),
     cash AS (SELECT id FROM ledger_accounts WHERE account_id = ${accountId} AND code = 'cash'),
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
     SELECT freed.id, ${accountId}, last.sequence, last.ledger, CASE WHEN folded.amount < 0 THEN cash.id ELSE house END,
       CASE WHEN folded.amount < 0 THEN house ELSE cash.id END, ABS(folded.amount), 'brought_forward',
       ${accountId} || '/' || last.sequence || '/' || house, folded.cash_after, last.created_at
     FROM folded JOIN freed ON freed.place = folded.place, last, cash`;
}
