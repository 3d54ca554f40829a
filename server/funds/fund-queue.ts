/** What the back office sees of money in and out: requests of all accounts, with their owners. */
import type { Selectable } from 'kysely';
import type { FundState, Withdrawal } from '../engine/model/withdrawal.ts';
import { WITHDRAWAL_COLUMNS, withdrawalOf } from '../engine/sql/fund-records.ts';
import type { Queryable } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import { selectPage } from '../store/select-page.ts';
import { query, rows } from '../store/typed-query.ts';
import { depositOf, type Deposit } from './deposits.ts';

/** A request with whose it is. */
export type Owned<Request> = Request & { readonly userId: number };

/** One page and how many there are on all. */
export interface QueuePage<Request> {
  readonly requests: readonly Owned<Request>[];
  readonly total: number;
}

/** Those that wait in the order in which they came, others newest first. @param page from 1 */
export async function depositQueue(
  queryable: Queryable,
  state: FundState | 'all',
  page: number,
): Promise<QueuePage<Deposit>> {
  const all = query.selectFrom('deposits').innerJoin('trading_accounts', 'trading_accounts.id', 'account_id');
  const of = state === 'all' ? all : all.where('state', '=', state);
  const shown = of
    .selectAll('deposits')
    .select('user_id')
    .orderBy('deposits.id', state === 'pending' ? 'asc' : 'desc');
  const found = await selectPage(queryable, { of, shown }, page);
  return { requests: found.rows.map(ownedDeposit), total: found.total };
}

/** As `depositQueue`. @param page from 1 */
export async function withdrawalQueue(
  queryable: Queryable,
  state: FundState | 'all',
  page: number,
): Promise<QueuePage<Withdrawal>> {
  const all = query.selectFrom('withdrawals').innerJoin('trading_accounts', 'trading_accounts.id', 'account_id');
  const of = state === 'all' ? all : all.where('state', '=', state);
  const shown = of
    .select([...WITHDRAWAL_COLUMNS, 'user_id'])
    .orderBy('withdrawals.id', state === 'pending' ? 'asc' : 'desc');
  const found = await selectPage(queryable, { of, shown }, page);
  return { requests: found.rows.map((row) => ({ ...withdrawalOf(row), userId: row.user_id })), total: found.total };
}

/** The deposit of a number, with its owner. */
export async function ownedDepositOf(queryable: Queryable, id: number): Promise<Owned<Deposit> | undefined> {
  const one = query.selectFrom('deposits').innerJoin('trading_accounts', 'trading_accounts.id', 'account_id');
  const [row] = await rows(queryable, one.selectAll('deposits').select('user_id').where('deposits.id', '=', id));
  return row && ownedDeposit(row);
}

/** The withdrawal of a number, with its owner. */
export async function ownedWithdrawalOf(queryable: Queryable, id: number): Promise<Owned<Withdrawal> | undefined> {
  const one = query.selectFrom('withdrawals').innerJoin('trading_accounts', 'trading_accounts.id', 'account_id');
  const [row] = await rows(queryable, one.select([...WITHDRAWAL_COLUMNS, 'user_id']).where('withdrawals.id', '=', id));
  return row && { ...withdrawalOf(row), userId: row.user_id };
}

function ownedDeposit(row: Selectable<Schema['deposits']> & { readonly user_id: number }): Owned<Deposit> {
  return { ...depositOf(row), userId: row.user_id };
}
