import { PAGE_SIZE } from '../../../src/contract/wire/envelope.ts';
import { decimalColumn, integerColumn, textColumn } from '../../store/columns.ts';
import type { Database, Row } from '../../store/database.ts';
import { LISTED_IDS } from '../../store/listed-ids.ts';
import type { AccountStore, BookedDeposit, HistoryPage } from '../account-store.ts';
import type { Booking } from '../model/booking.ts';
import type { HistoryEntry } from '../model/deal.ts';
import type { DomainEvent } from '../model/domain-event.ts';
import type { IdBlock } from '../order-ids.ts';
import type { Outcome, StoredAccount } from '../trading-account.ts';
import { BookingWriter } from './booking-writer.ts';
import { eventOf } from './event-records.ts';
import { DEAL_COLUMNS, dealOf, ORDER_COLUMNS, orderOf, POSITION_COLUMNS, positionOf } from './records.ts';
import { prepareBookings, saveBookings } from './save-bookings.ts';
import { pageOffset } from '../../store/select-page.ts';

/** Accounts, trades, ledger and events in SQL: a booking is one transaction. */
export class SqlAccountStore implements AccountStore {
  readonly #database: Database;
  readonly #writer: BookingWriter;
  #prepared: Promise<void> | undefined;

  constructor(database: Database) {
    this.#database = database;
    this.#writer = new BookingWriter((bookings) => saveBookings(database, bookings));
  }

  async book(booking: Booking): Promise<void> {
    await (this.#prepared ??= this.#prepare());
    await this.#writer.book(booking);
  }

  /** A database that is away may be there the next time. */
  async #prepare(): Promise<void> {
    try {
      await prepareBookings(this.#database);
    } catch (error) {
      this.#prepared = undefined;
      throw error;
    }
  }

  async load(accountIds: readonly number[]): Promise<readonly StoredAccount[]> {
    const ids = accountIds.join(',');
    // A booking whose connection went may still be under way in the database: the lock waits for its end.
    const accounts = await this.#database.query(
      `SELECT id, kind, event_sequence FROM trading_accounts WHERE id = ${LISTED_IDS} ORDER BY id FOR SHARE`,
      [ids],
    );
    if (accounts.length !== accountIds.length) throw new Error(`There is no account among ${ids}, or not all of them`);
    const cash = byAccount(
      await this.#database.query(
        `SELECT account_id, balance FROM ledger_accounts WHERE account_id = ${LISTED_IDS} AND code = 'cash'`,
        [ids],
      ),
    );
    const orders = byAccount(
      await this.#database.query(
        `SELECT ${ORDER_COLUMNS} FROM orders WHERE account_id = ${LISTED_IDS} AND state = 'pending' ORDER BY id`,
        [ids],
      ),
    );
    const positions = byAccount(
      await this.#database.query(
        `SELECT ${ORDER_COLUMNS}, ${POSITION_COLUMNS} FROM positions JOIN orders ON orders.id = positions.id
         WHERE positions.account_id = ${LISTED_IDS} AND closed_at IS NULL ORDER BY positions.id`,
        [ids],
      ),
    );
    return accounts.map((row) => {
      const id = integerColumn(row, 'id');
      const [own] = cash.get(id) ?? [];
      if (!own) throw new Error(`Account ${id} has no cash account`);
      return {
        id,
        kind: textColumn(row, 'kind') as StoredAccount['kind'],
        cash: decimalColumn(own, 'balance'),
        sequence: integerColumn(row, 'event_sequence'),
        orders: (orders.get(id) ?? []).map(orderOf),
        positions: (positions.get(id) ?? []).map(positionOf),
      };
    });
  }

  async accountsWithOpenTrades(): Promise<readonly number[]> {
    const rows = await this.#database.query(
      `SELECT account_id FROM orders WHERE state = 'pending'
       UNION SELECT account_id FROM positions WHERE closed_at IS NULL ORDER BY account_id`,
    );
    return rows.map((row) => integerColumn(row, 'account_id'));
  }

  async reserveOrderIds(): Promise<IdBlock> {
    const [row] = await this.#database.query(
      `SELECT nextval('order_id_blocks') AS first, (SELECT seqincrement FROM pg_sequence
         WHERE seqrelid = 'order_id_blocks'::regclass) AS count`,
    );
    if (!row) throw new Error('A sequence gave no row');
    return { first: integerColumn(row, 'first'), count: integerColumn(row, 'count') };
  }

  async outcomeOfClientId(accountId: number, clientId: string): Promise<Outcome | undefined> {
    const [row] = await this.#database.query(
      `SELECT ${ORDER_COLUMNS}, ${POSITION_COLUMNS}, ${DEAL_COLUMNS} FROM orders
       LEFT JOIN positions ON positions.id = orders.id
       LEFT JOIN deals ON deals.position_id = orders.id AND deals.history_id = orders.id
       WHERE orders.account_id = $1 AND orders.client_id = $2`,
      [accountId, clientId],
    );
    return row && outcomeOf(row);
  }

  async partOfClientId(accountId: number, clientId: string): Promise<HistoryEntry | undefined> {
    const [row] = await this.#database.query(
      `SELECT ${ORDER_COLUMNS}, ${POSITION_COLUMNS}, ${DEAL_COLUMNS} FROM deals
       JOIN positions ON positions.id = deals.position_id JOIN orders ON orders.id = positions.id
       WHERE deals.account_id = $1 AND deals.client_id = $2`,
      [accountId, clientId],
    );
    return row && entryOf(row);
  }

  async hasOrder(accountId: number, id: number): Promise<boolean> {
    const rows = await this.#database.query('SELECT 1 AS found FROM orders WHERE account_id = $1 AND id = $2', [
      accountId,
      id,
    ]);
    return rows.length > 0;
  }

  async depositOf(reference: string): Promise<BookedDeposit | undefined> {
    const [row] = await this.#database.query(
      `SELECT account_id, amount, cash_after FROM transfers WHERE code = 'deposit' AND reference = $1`,
      [reference],
    );
    if (!row) return undefined;
    return {
      accountId: integerColumn(row, 'account_id'),
      amount: decimalColumn(row, 'amount'),
      cashAfter: decimalColumn(row, 'cash_after'),
    };
  }

  async history(accountId: number, page: number): Promise<HistoryPage> {
    const rows = await this.#database.query(
      `SELECT sums.total, sums.all_profit, page.* FROM (
         SELECT COUNT(*) AS total, COALESCE(SUM(profit), 0) AS all_profit FROM (
           SELECT profit FROM deals WHERE account_id = $1 AND history_id IS NOT NULL
           UNION ALL SELECT 0 FROM orders WHERE account_id = $1 AND state IN ('cancelled', 'rejected')
         ) AS entries
       ) AS sums LEFT JOIN LATERAL (
         SELECT place.history_id, ${ORDER_COLUMNS}, ${POSITION_COLUMNS}, ${DEAL_COLUMNS} FROM (
           (SELECT history_id, position_id, number FROM deals WHERE account_id = $1 AND history_id IS NOT NULL
             ORDER BY history_id DESC LIMIT $3 + ${PAGE_SIZE})
           UNION ALL
           (SELECT id, id, NULL FROM orders WHERE account_id = $1 AND state IN ('cancelled', 'rejected')
             ORDER BY id DESC LIMIT $3 + ${PAGE_SIZE})
           ORDER BY history_id DESC LIMIT ${PAGE_SIZE} OFFSET $2
         ) AS place JOIN orders ON orders.id = place.position_id
         LEFT JOIN positions ON positions.id = place.position_id
         LEFT JOIN deals ON deals.position_id = place.position_id AND deals.number = place.number
       ) AS page ON TRUE ORDER BY page.history_id DESC`,
      [accountId, pageOffset(page), pageOffset(page)],
    );
    const [first] = rows;
    if (!first) throw new Error('A count gave no row');
    return {
      entries: rows.filter((row) => row['history_id'] !== null).map(entryOf),
      total: integerColumn(first, 'total'),
      profit: decimalColumn(first, 'all_profit'),
    };
  }

  async eventsAfter(accountId: number, sequence: number): Promise<readonly DomainEvent[]> {
    const rows = await this.#database.query(
      `SELECT account_id, sequence, type, payload, created_at FROM domain_events
       WHERE account_id = $1 AND sequence > $2 ORDER BY sequence`,
      [accountId, sequence],
    );
    return rows.map(eventOf);
  }
}

function byAccount(rows: readonly Row[]): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const id = integerColumn(row, 'account_id');
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}

/** @param row of an order, with its position and the deal that ended it where there are any */
function outcomeOf(row: Row): Outcome {
  if (row['position_lots'] === null) {
    const order = orderOf(row);
    return { kind: 'order', order };
  }
  return row['position_closed_at'] === null ? { kind: 'position', position: positionOf(row) } : entryOf(row);
}

/** @param row of an order, with the deal that closed lots of it where there is one */
function entryOf(row: Row): HistoryEntry {
  const order = orderOf(row);
  if (row['deal_number'] === null) return { kind: 'order', order };
  return { kind: 'deal', order, openPrice: decimalColumn(row, 'position_open_price'), deal: dealOf(row) };
}
