/**
 * Frames: what changed since the last one, merged per instrument, worker to page on a plain MessagePort.
 * Paced by credit: the page returns one credit for each frame received, and the worker sends only when it has it.
 */
import type { AccountSummary } from '../../domain/account.ts';
import type { EpochMs } from '../../domain/candle.ts';
import type { Decimal } from '../../domain/decimal.ts';
import type { OrderId } from '../../domain/order.ts';
import type { ChartUpdate } from './chart.ts';
import type { Notice, StateSlices } from './state.ts';
import type { TicketPreview } from './ticket.ts';

/** Columns of one row of `Frame.quotes`. */
export const QUOTE = {
  instrumentId: 0,
  /** Integer at the instrument's price scale; NaN where missing. */
  lastPrice: 1,
  /** Open of the day. */
  dayOpen: 2,
  /** Hundredths of a percent; NaN where missing. */
  change: 3,
  /** When the price last moved or was confirmed, ms since 1970 on the device's clock; NaN if never. */
  receivedAt: 4,
  flags: 5,
} as const;
/** Columns of a row. */
export const QUOTE_STRIDE = 6;

/** Bits of the flags column: the market is open. */
export const QUOTE_MARKET_OPEN = 1;
/** Older than three times its usual gap (5 s at least), or not confirmed since the socket was lost. */
export const QUOTE_STALE = 2;

/** Profit of one open position at the latest price, in the account's currency. */
export interface PositionPnl {
  readonly id: OrderId;
  readonly profit: Decimal | undefined;
  /** The price it was computed from. */
  readonly price: Decimal | undefined;
  /** When that price was last confirmed, if it is stale now: ms since 1970. */
  readonly staleSince: EpochMs | undefined;
}

/** The account at the latest prices. */
export interface LiveAccountSummary extends AccountSummary {
  /** When the oldest of the stale prices that they rest on was last confirmed; undefined while all are fresh. */
  readonly staleSince: EpochMs | undefined;
}

/**
 * The sections of a frame, by name: the one list of them. Each has a writer in `workers/publish/frame-sections.ts` and a
 * reader in `src/state/frame-reader.ts`; the compiler misses either.
 */
export interface FrameSections {
  /** Rows of QUOTE_STRIDE columns; the buffer is transferred. None where they go by shared memory. */
  readonly quotes: Float64Array;
  /** Null when there is no account, or it cannot be valued. */
  readonly account: LiveAccountSummary | null;
  readonly positions: readonly PositionPnl[];
  readonly ticket: TicketPreview | null;
  readonly chart: ChartUpdate;
  readonly state: Partial<StateSlices>;
  readonly notices: readonly Notice[];
}

/** What changed since the last frame; what is absent did not. */
export type Frame = Partial<FrameSections>;

/** What the page sends back on the frame port. */
export const CREDIT = 'credit';

/** What the worker sends in place of a frame, and wants no credit for: prices lie in the memory that both share. */
export const PRICES_SHARED = 'pricesShared';

/** Where the worker leaves what changed. */
export interface FrameChannel {
  readonly port: FramePort;
  /** Memory for prices (`shared-quotes.ts`); undefined where none may be shared: then they go with the frames. */
  readonly quotes: SharedArrayBuffer | undefined;
}

/** What frames use of a MessagePort; named here because the contract compiles without DOM. */
export interface FramePort {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void;
  onmessage: ((this: never, event: never) => void) | null;
  start(): void;
  close(): void;
}
