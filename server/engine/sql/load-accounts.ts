/** What the engine takes into memory: accounts with their pending orders, open positions and waiting withdrawals. */
import { sql, type NotNull } from 'kysely';
import { decimal } from '../../../src/domain/decimal.ts';
import type { Queryable } from '../../store/database.ts';
import { listed, query, rows } from '../../store/typed-query.ts';
import type { StoredAccount } from '../model/stored-account.ts';
import { WITHDRAWAL_COLUMNS, withdrawalOf } from './fund-records.ts';
import { ORDER_COLUMNS, orderOf, POSITION_COLUMNS, positionOf } from './records.ts';

// Literals: an index of these rows alone serves a plan that is kept only where the statement itself says so.
const pendingOrders = query.selectFrom('orders').where('state', '=', sql.lit('pending'));
const openPositions = query.selectFrom('positions').where('closed_at', 'is', null);

/** Ids of accounts with pending orders or positions, rising. @throws as `rows` */
export async function accountsWithOpenTrades(database: Queryable): Promise<readonly number[]> {
  const accounts = pendingOrders
    .select('orders.account_id')
    .union(openPositions.select('positions.account_id'))
    .orderBy('account_id');
  return (await rows(database, accounts)).map((row) => row.account_id);
}

/** The accounts, in the order of their ids. @throws Error when one of them does not exist; else as `rows` */
export async function loadAccounts(database: Queryable, ids: readonly number[]): Promise<readonly StoredAccount[]> {
  // First: it waits for bookings that are under way, and what is read after it is as they left it.
  const accounts = await rows(database, lockedAccounts(ids));
  if (accounts.length !== ids.length) throw new Error(`There is no account among ${ids.join(',')}, or not all of them`);
  const cash = byAccount(await rows(database, cashOf(ids)));
  const orders = byAccount(await rows(database, pendingOrdersOf(ids)));
  const positions = byAccount(await rows(database, openPositionsOf(ids)));
  const withdrawals = byAccount(await rows(database, pendingWithdrawalsOf(ids)));
  return accounts.map(({ id, kind, event_sequence: sequence }) => {
    const [own] = cash.get(id) ?? [];
    if (!own) throw new Error(`Account ${id} has no cash account`);
    return {
      id,
      kind,
      cash: decimal(own.balance),
      sequence,
      orders: (orders.get(id) ?? []).map(orderOf),
      positions: (positions.get(id) ?? []).map(positionOf),
      withdrawals: (withdrawals.get(id) ?? []).map(withdrawalOf),
    };
  });
}

/** A booking whose connection went may still be under way in the database: the lock waits for its end. */
function lockedAccounts(ids: readonly number[]) {
  return query
    .selectFrom('trading_accounts')
    .select(['id', 'kind', 'event_sequence'])
    .where('id', '=', listed(ids))
    .orderBy('id')
    .forShare();
}

function cashOf(ids: readonly number[]) {
  return query
    .selectFrom('ledger_accounts')
    .select(['account_id', 'balance'])
    .$narrowType<{ account_id: NotNull; balance: NotNull }>()
    .where('account_id', '=', listed(ids))
    .where('code', '=', 'cash');
}

function pendingOrdersOf(ids: readonly number[]) {
  return pendingOrders.select(ORDER_COLUMNS).where('account_id', '=', listed(ids)).orderBy('id');
}

function openPositionsOf(ids: readonly number[]) {
  return openPositions
    .innerJoin('orders', 'orders.id', 'positions.id')
    .select([...ORDER_COLUMNS, ...POSITION_COLUMNS])
    .where('positions.account_id', '=', listed(ids))
    .orderBy('positions.id');
}

function pendingWithdrawalsOf(ids: readonly number[]) {
  return query
    .selectFrom('withdrawals')
    .select(WITHDRAWAL_COLUMNS)
    .where('state', '=', sql.lit('pending'))
    .where('account_id', '=', listed(ids))
    .orderBy('id');
}

function byAccount<Row extends { readonly account_id: number }>(
  records: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const record of records) {
    const group = groups.get(record.account_id);
    if (group) group.push(record);
    else groups.set(record.account_id, [record]);
  }
  return groups;
}
