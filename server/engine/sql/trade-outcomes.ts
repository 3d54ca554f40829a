/** What has become of orders and of lots that were closed. */
import { sql } from 'kysely';
import { PAGE_SIZE } from '../../../src/contract/wire/envelope.ts';
import { decimal } from '../../../src/domain/decimal.ts';
import type { Queryable } from '../../store/database.ts';
import { prepared } from '../../store/prepared.ts';
import { pageOffset } from '../../store/select-page.ts';
import { query } from '../../store/typed-query.ts';
import type { HistoryPage } from '../account-store.ts';
import type { HistoryEntry } from '../model/deal.ts';
import type { Outcome } from '../model/outcome.ts';
import {
  DEAL_COLUMNS,
  dealOf,
  ORDER_COLUMNS,
  orderOf,
  POSITION_COLUMNS,
  positionOf,
  type DealRow,
  type OrderRow,
  type PositionRow,
} from './records.ts';

/** Of a table that was joined to others where it has a row: all of its columns are NULL, or none that it requires. */
type Maybe<Row> = { readonly [Name in keyof Row]: Row[Name] | null };

/** Asked with each order that has a client id, of which hardly one is there already: so without what a join costs. */
const idOfClientId = prepared((accountId: number, clientId: string) =>
  query.selectFrom('orders').select('id').where('account_id', '=', accountId).where('client_id', '=', clientId),
);

/** An order with its position, and with the deal that ended it. */
const orderOfId = prepared((id: number) =>
  query
    .selectFrom('orders')
    .leftJoin('positions', 'positions.id', 'orders.id')
    .leftJoin('deals', (join) =>
      join.onRef('deals.position_id', '=', 'orders.id').onRef('deals.history_id', '=', 'orders.id'),
    )
    .select([...ORDER_COLUMNS, ...POSITION_COLUMNS, ...DEAL_COLUMNS, 'positions.closed_at as position_closed_at'])
    .where('orders.id', '=', id),
);

/** A deal with its position and order. Asked with each close of a part. */
const dealOfClientId = prepared((accountId: number, clientId: string) =>
  query
    .selectFrom('deals')
    .innerJoin('positions', 'positions.id', 'deals.position_id')
    .innerJoin('orders', 'orders.id', 'positions.id')
    .select([...ORDER_COLUMNS, ...POSITION_COLUMNS, ...DEAL_COLUMNS])
    .where('deals.account_id', '=', accountId)
    .where('deals.client_id', '=', clientId),
);

/**
 * A page of closed lots and of orders that were never filled, newest first, each row with the sums over all pages; one
 * row with the sums alone where the page is empty. One statement, so that the page and the sums are of one moment.
 */
const pageOfHistory = prepared((accountId: number, offset: number, end: number) => {
  const sums = sql<{ readonly total: number; readonly all_profit: string }>`(
    SELECT COUNT(*) AS total, COALESCE(SUM(profit), 0) AS all_profit FROM (
      SELECT profit FROM deals WHERE account_id = ${accountId} AND history_id IS NOT NULL
      UNION ALL SELECT 0 FROM orders WHERE account_id = ${accountId} AND state IN ('cancelled', 'rejected')
    ) AS entries
  )`.as('sums');
  const place = sql<{ readonly history_id: number; readonly position_id: number; readonly number: number | null }>`(
    (SELECT history_id, position_id, number FROM deals WHERE account_id = ${accountId} AND history_id IS NOT NULL
      ORDER BY history_id DESC LIMIT ${end})
    UNION ALL
    (SELECT id, id, NULL FROM orders WHERE account_id = ${accountId} AND state IN ('cancelled', 'rejected')
      ORDER BY id DESC LIMIT ${end})
    ORDER BY history_id DESC LIMIT ${PAGE_SIZE} OFFSET ${offset}
  )`.as('place');
  return query
    .selectFrom(sums)
    .leftJoin(place, (join) => join.onTrue())
    .leftJoin('orders', 'orders.id', 'place.position_id')
    .leftJoin('positions', 'positions.id', 'place.position_id')
    .leftJoin('deals', (join) =>
      join.onRef('deals.position_id', '=', 'place.position_id').onRef('deals.number', '=', 'place.number'),
    )
    .select(['sums.total', 'sums.all_profit', ...ORDER_COLUMNS, ...POSITION_COLUMNS, ...DEAL_COLUMNS])
    .orderBy('place.history_id', 'desc');
});

/** What has become of the order with a client id. @throws as `rows` */
export async function outcomeOfClientId(
  database: Queryable,
  accountId: number,
  clientId: string,
): Promise<Outcome | undefined> {
  const [known] = await idOfClientId(database, accountId, clientId);
  const [row] = known ? await orderOfId(database, known.id) : [];
  if (!row) return undefined;
  if (hasPosition(row) && row.position_closed_at === null) return { kind: 'position', position: positionOf(row) };
  return entryOf(row);
}

/** The part of a position that was closed with a client id. @throws as `rows` */
export async function partOfClientId(
  database: Queryable,
  accountId: number,
  clientId: string,
): Promise<HistoryEntry | undefined> {
  const [row] = await dealOfClientId(database, accountId, clientId);
  return row && entryOf(row);
}

/** @param page from 1 @throws as `rows` */
export async function historyPage(database: Queryable, accountId: number, page: number): Promise<HistoryPage> {
  const offset = pageOffset(page);
  const found = await pageOfHistory(database, accountId, offset, offset + PAGE_SIZE);
  const [first] = found;
  if (!first) throw new Error('A sum gave no row');
  return {
    entries: found.filter(hasOrder).map(entryOf),
    total: first.total,
    profit: decimal(first.all_profit),
  };
}

function entryOf(row: OrderRow & Maybe<PositionRow> & Maybe<DealRow>): HistoryEntry {
  const order = orderOf(row);
  if (!hasPosition(row) || !hasDeal(row)) return { kind: 'order', order };
  return { kind: 'deal', order, openPrice: decimal(row.position_open_price), deal: dealOf(row) };
}

function hasOrder<Row extends Maybe<OrderRow>>(row: Row): row is Row & OrderRow {
  return row.id !== null;
}

function hasPosition<Row extends Maybe<PositionRow>>(row: Row): row is Row & PositionRow {
  return row.position_lots !== null;
}

function hasDeal<Row extends Maybe<DealRow>>(row: Row): row is Row & DealRow {
  return row.deal_number !== null;
}
