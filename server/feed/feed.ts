import type { Candle, EpochMs } from '../../src/domain/candle.ts';
import type { ScaledPrice } from '../../src/domain/price-scale.ts';
import type { BarTable } from '../candles/bar-table.ts';
import type { DayRange } from '../candles/day-range.ts';
import type { Clock } from '../clock.ts';

/**
 * How a tick comes: `live`, as it happens, or `missed`, told afterwards because nobody could act on it at its time (before
 * the start, in a pause of the process). Prices and bars need both; an order is never executed by a missed one.
 */
export type TickKind = 'live' | 'missed';

/** Takes ticks; `index` is the instrument's place in the catalogue. */
export type TickSink = (index: number, time: EpochMs, price: ScaledPrice, kind: TickKind) => void;

/** A source of prices: what it sends live, and the past that belongs to it. */
export interface Feed {
  /** The market's time, which stamps ticks, candles, orders and messages. */
  readonly clock: Clock;
  /** One line for the log: what is played. */
  readonly description: string;
  /** Whether the source has prices for this instrument at this time. */
  isOpen(index: number, time: EpochMs): boolean;
  /** When an instrument that is closed at this time opens next; undefined where it is open or nobody knows. */
  opensAt(index: number, time: EpochMs): EpochMs | undefined;
  /**
   * The finished 1-minute bars of one UTC day (days since 1970), oldest first. May go past the present: the caller
   * cuts at the running minute.
   */
  minuteBars(index: number, day: number): readonly Candle[];
  /**
   * Bars of finished days, made of exactly the minutes of `minuteBars` but computed beside the main thread. A feed
   * whose past is cheap goes without.
   */
  pastBars?(range: DayRange): Promise<BarTable>;
  /**
   * Begins to send: first, as missed, what the running minute has had so far, then live. Ticks of one instrument never go
   * back in time.
   */
  start(sink: TickSink): void;
  /** Sends at once what is due; the time up to which everything has been sent. */
  catchUp(): EpochMs;
  stop(): void;
}

/** A process that stood still for longer has missed what happened meanwhile; it does not act on it late. Wall-clock ms. */
export const LONGEST_LAG_MS = 5_000;

export const MINUTE_MS = 60_000;
export const MINUTES_PER_DAY = 1_440;
export const DAY_MS = MINUTE_MS * MINUTES_PER_DAY;

/** Days since 1970 UTC. */
export function dayOf(time: EpochMs): number {
  return Math.floor(time / DAY_MS);
}
