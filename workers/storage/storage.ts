import type { UnsentMessage } from '../../src/contract/chat-frame.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import type { Category, Instrument } from '../../src/domain/instrument.ts';
import type { CandleColumns } from '../../src/contract/worker/chart.ts';
import type { OrderRequest } from '../../src/contract/worker/ticket.ts';
import type { User } from '../../src/contract/worker/state.ts';
import type { FundRequest } from '../../src/contract/worker/funds-api.ts';
import type { StoredTable } from './stored-table.ts';

/** A session as the device keeps it; the user too, so that a start without network still knows whose it is. */
export interface StoredSession {
  readonly token: string;
  readonly user: User;
}

/** As an instrument, but older versions kept none of these. */
export type StoredInstrument = Omit<Instrument, AddedLater> & Partial<Pick<Instrument, AddedLater>>;
type AddedLater = 'name' | 'aliases' | 'isMarketOpen';

/** The catalogue of the last run; `asOf` in ms since 1970. */
export interface StoredCatalogue {
  readonly asOf: number;
  readonly instruments: readonly StoredInstrument[];
  readonly categories: readonly Category[];
}

/** The last known prices: rows as a frame has them. */
export type StoredQuotes = Float64Array;

/** The last bars of one chart; `usedAt` in ms since 1970. */
export interface StoredCandles {
  readonly key: string;
  readonly usedAt: number;
  readonly candles: CandleColumns;
}

/** A request between being sent and being answered. */
export interface SentRequest {
  readonly request: { readonly clientId: string };
  /** Ms since 1970. */
  readonly sentAt: EpochMs;
  /** Whose it is: another user's session must not send it again. */
  readonly userId: number;
  /** The tab that sent it, which looks after it as long as it lives. */
  readonly tab?: string;
}

/** An order between being sent and being answered. */
export interface JournalEntry extends SentRequest {
  readonly request: OrderRequest;
  /** The newest order known when it was sent; the order that came of it is newer. */
  readonly newestOrderId: number;
}

/** A request for money between being sent and being answered. */
export type FundEntry = FundRequest & SentRequest;

/** A message of the chat that the server has not taken; `writtenAt` in ms since 1970. */
export interface StoredMessage {
  readonly message: UnsentMessage;
  /** Whose it is; undefined for a visitor. */
  readonly userId: number | undefined;
  readonly writtenAt: number;
}

/** What the device keeps. Tables with one row keep it under `ONLY`. */
export interface Storage {
  /** Whether the device keeps it; false where it lives as long as the worker. Known when the storage is open. */
  readonly durable: Promise<boolean>;
  readonly settings: StoredTable<string>;
  readonly session: StoredTable<StoredSession>;
  readonly catalogue: StoredTable<StoredCatalogue>;
  readonly quotes: StoredTable<StoredQuotes>;
  readonly candles: StoredTable<StoredCandles>;
  readonly favourites: StoredTable<number>;
  readonly journal: StoredTable<JournalEntry>;
  readonly fundJournal: StoredTable<FundEntry>;
  readonly chatUnsent: StoredTable<StoredMessage>;
}

/** The key of a table's only row. */
export const ONLY = 'only';

/** The key among the settings of the companies that a search looks through. */
export const COMPANIES_KEY = 'companies';

/** The key among the settings of the small lines of the list. */
export const SPARKLINES_KEY = 'sparklines';

/** The key among the settings of the member's account, as it was when it was last known. */
export const ACCOUNT_KEY = 'account';
