import type { EpochMs } from './candle.ts';
import type { Decimal } from './decimal.ts';

/** The backend's number of an instrument. */
export type InstrumentId = number;
/** Whether an order's margin is a fixed amount per lot, or follows from its value and leverage (src/domain/margin.ts). */
export type MarginMode = 'fixed' | 'leveraged';

/** What can be traded and on which terms. Prices of the instrument are integers at `priceScale`. */
export interface Instrument {
  readonly id: InstrumentId;
  /** The code used in topics and links, e.g. EURUSD. */
  readonly code: string;
  /** The code people read, e.g. EUR/USD. */
  readonly displayCode: string;
  /** In the reader's language, e.g. "Euro / US dollar"; empty where the backend sends none. */
  readonly name: string;
  /** Other words that people search by. */
  readonly aliases: readonly string[];
  readonly logo: string;
  readonly categoryId: number;
  /** As the trade list said; quotes tell of later changes. */
  readonly isMarketOpen: boolean;
  /** When a closed market opens next, where the backend says so. */
  readonly opensAt: EpochMs | undefined;
  /** Digits after the point of a price. */
  readonly priceScale: number;
  /** Lots are whole multiples of it. */
  readonly lotStep: Decimal;
  readonly minLots: Decimal;
  /** Units of the base in one lot; in fixed margin mode the margin of one lot. */
  readonly contractSize: Decimal;
  /** By `FeeType`: an amount for each lot, or a share of the margin. */
  readonly feeRate: Decimal;
  readonly marginMode: MarginMode;
  /** Leverage options, ascending; empty where none is configured. */
  readonly leverages: readonly number[];
  /** From the quote currency to the account's; 1 where the backend names none. */
  readonly accountRate: Decimal;
}

/** A group of instruments in the market list. */
export interface Category {
  readonly id: number;
  readonly name: string;
}

/** The name in the reader's language; the code where there is none. */
export function fullName({ name, code }: Pick<Instrument, 'name' | 'code'>): string {
  return name || code;
}

/** What stands in the place of a picture. */
export function logoLetters(name: string): string {
  return name.slice(0, 2);
}
