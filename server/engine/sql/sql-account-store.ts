import { sql } from 'kysely';
import { decimal } from '../../../src/domain/decimal.ts';
import type { Database } from '../../store/database.ts';
import { query, rows } from '../../store/typed-query.ts';
import type { AccountStore, BookedDeposit, HistoryPage } from '../account-store.ts';
import type { Booking } from '../model/booking.ts';
import type { HistoryEntry } from '../model/deal.ts';
import type { DomainEvent } from '../model/domain-event.ts';
import type { Outcome } from '../model/outcome.ts';
import type { StoredAccount } from '../model/stored-account.ts';
import type { IdBlock } from '../order-ids.ts';
import { BookingWriter } from './booking-writer.ts';
import { EVENT_COLUMNS, eventOf } from './event-records.ts';
import { accountsWithOpenTrades, loadAccounts } from './load-accounts.ts';
import { prepareBookings, saveBookings } from './save-bookings.ts';
import { historyPage, outcomeOfClientId, partOfClientId } from './trade-outcomes.ts';

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

  load(accountIds: readonly number[]): Promise<readonly StoredAccount[]> {
    return loadAccounts(this.#database, accountIds);
  }

  accountsWithOpenTrades(): Promise<readonly number[]> {
    return accountsWithOpenTrades(this.#database);
  }

  async reserveOrderIds(): Promise<IdBlock> {
    const block = sql<IdBlock>`SELECT nextval('order_id_blocks') AS first, (SELECT seqincrement FROM pg_sequence
      WHERE seqrelid = 'order_id_blocks'::regclass) AS count`;
    const [row] = await rows(this.#database, block);
    if (!row) throw new Error('A sequence gave no row');
    return row;
  }

  outcomeOfClientId(accountId: number, clientId: string): Promise<Outcome | undefined> {
    return outcomeOfClientId(this.#database, accountId, clientId);
  }

  partOfClientId(accountId: number, clientId: string): Promise<HistoryEntry | undefined> {
    return partOfClientId(this.#database, accountId, clientId);
  }

  async hasOrder(accountId: number, id: number): Promise<boolean> {
    const order = query.selectFrom('orders').select('id').where('account_id', '=', accountId).where('id', '=', id);
    return (await rows(this.#database, order)).length > 0;
  }

  async depositOf(reference: string): Promise<BookedDeposit | undefined> {
    const deposit = query
      .selectFrom('transfers')
      .select(['account_id', 'amount', 'cash_after'])
      .where('code', '=', 'deposit')
      .where('reference', '=', reference);
    const [row] = await rows(this.#database, deposit);
    return row && { accountId: row.account_id, amount: decimal(row.amount), cashAfter: decimal(row.cash_after) };
  }

  history(accountId: number, page: number): Promise<HistoryPage> {
    return historyPage(this.#database, accountId, page);
  }

  async eventsAfter(accountId: number, sequence: number): Promise<readonly DomainEvent[]> {
    const events = query
      .selectFrom('domain_events')
      .select(EVENT_COLUMNS)
      .where('account_id', '=', accountId)
      .where('sequence', '>', sequence)
      .orderBy('sequence');
    return (await rows(this.#database, events)).map(eventOf);
  }
}
