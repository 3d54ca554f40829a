import type { Decimal } from '../../src/domain/decimal.ts';
import type { Booking } from './model/booking.ts';
import type { HistoryEntry } from './model/deal.ts';
import type { DomainEvent } from './model/domain-event.ts';
import type { Outcome } from './model/outcome.ts';
import type { StoredAccount } from './model/stored-account.ts';
import type { IdBlock } from './order-ids.ts';

/** One page of what has ended, with its number and sum over all pages. */
export interface HistoryPage {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
  /** Sum of the profits of all entries; the account's money at 6 digits. */
  readonly profit: Decimal;
}

/** A deposit that has been booked, now or before. */
export interface BookedDeposit {
  readonly accountId: number;
  /** The account's money at 6 digits, as the cash after it. */
  readonly amount: Decimal;
  readonly cashAfter: Decimal;
}

/** Where accounts, their trades, the ledger and the events are kept. */
export interface AccountStore {
  /**
   * Books everything or nothing; when the promise resolves it is durable.
   * @throws Error when the account is not as the booking found it; DatabaseUnavailableError when nothing was booked,
   * OutcomeUnknownError when nobody knows
   */
  book(booking: Booking): Promise<void>;
  /** The accounts, in the order of their ids. @throws Error when one of them does not exist */
  load(accountIds: readonly number[]): Promise<readonly StoredAccount[]>;
  /** Ids of accounts with pending orders or positions. */
  accountsWithOpenTrades(): Promise<readonly number[]>;
  /** Ids that nobody else is given, larger than all before. */
  reserveOrderIds(): Promise<IdBlock>;
  /** What has become of the order with a client id. */
  outcomeOfClientId(accountId: number, clientId: string): Promise<Outcome | undefined>;
  /** The part of a position that was closed with a client id. */
  partOfClientId(accountId: number, clientId: string): Promise<HistoryEntry | undefined>;
  /** Whether the account has, or has had, an order of this id. */
  hasOrder(accountId: number, id: number): Promise<boolean>;
  /** The deposit that was booked under a reference. */
  depositOf(reference: string): Promise<BookedDeposit | undefined>;
  /** @param page from 1; pages have `PAGE_SIZE` rows */
  history(accountId: number, page: number): Promise<HistoryPage>;
  /** The account's events with larger numbers, in order. */
  eventsAfter(accountId: number, sequence: number): Promise<readonly DomainEvent[]>;
}
