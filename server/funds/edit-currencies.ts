/** What the back office does with currencies and ways to pay. */
import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import { query, rows } from '../store/typed-query.ts';

export type CurrencyRow = Selectable<Schema['currencies']>;
export type WayRow = Selectable<Schema['deposit_ways']>;
type NewCurrency = Insertable<Schema['currencies']>;
type NewWay = Insertable<Schema['deposit_ways']>;

/** What names a currency. */
export type CurrencyKey = Pick<CurrencyRow, 'channel' | 'code' | 'protocol'>;

/** All of them, those that are not offered too, in the order in which they were added. */
export function allCurrencies(queryable: Queryable): Promise<readonly CurrencyRow[]> {
  return rows(queryable, query.selectFrom('currencies').selectAll().orderBy('id'));
}

export async function currencyByKey(
  queryable: Queryable,
  { channel, code, protocol }: CurrencyKey,
): Promise<CurrencyRow | undefined> {
  const named = query.selectFrom('currencies').selectAll().where('channel', '=', channel);
  const [row] = await rows(queryable, named.where('code', '=', code).where('protocol', '=', protocol));
  return row;
}

/** Enters a currency, or changes what is given of the one that has this key. */
export async function putCurrency(queryable: Queryable, currency: NewCurrency): Promise<CurrencyRow> {
  const put = query
    .insertInto('currencies')
    .values(currency)
    .onConflict((conflict) => conflict.columns(['channel', 'code', 'protocol']).doUpdateSet(currency));
  const [row] = await rows(queryable, put.returningAll());
  if (!row) throw new Error('A currency was entered without an id');
  return row;
}

/** Ways with their currencies, those that were taken away too where they are asked for, in the order in which they were added. */
export function allWays(queryable: Queryable, isRemovedToo: boolean): Promise<readonly (WayRow & CurrencyKey)[]> {
  const ways = query
    .selectFrom('deposit_ways')
    .innerJoin('currencies', 'currencies.id', 'deposit_ways.currency_id')
    .selectAll('deposit_ways')
    .select(['channel', 'code', 'protocol'])
    .orderBy('deposit_ways.id');
  return rows(queryable, isRemovedToo ? ways : ways.where('removed_at', 'is', null));
}

/** Enters a way to pay; its number. */
export async function addWay(queryable: Queryable, way: NewWay): Promise<number> {
  const [row] = await rows(queryable, query.insertInto('deposit_ways').values(way).returning('id'));
  if (!row) throw new Error('A way was entered without an id');
  return row.id;
}

/** Takes a way away: it is offered no more, and deposits that were made by it stay. False where there is none. */
export async function removeWay(queryable: Queryable, id: number, now: number): Promise<boolean> {
  const there = query.updateTable('deposit_ways').set({ removed_at: now }).where('id', '=', id);
  return (await rows(queryable, there.where('removed_at', 'is', null).returning('id'))).length === 1;
}
