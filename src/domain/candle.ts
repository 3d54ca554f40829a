import type { ScaledPrice } from './price-scale.ts';

/** Milliseconds since 1970 UTC. */
export type EpochMs = number;

/** One bar. Prices are integers at the instrument's scale; volume is an integer at its stream's scale. */
export interface Candle {
  /** Open time of the bar. */
  readonly time: EpochMs;
  readonly open: ScaledPrice;
  readonly high: ScaledPrice;
  readonly low: ScaledPrice;
  readonly close: ScaledPrice;
  readonly volume: number;
}

/** Digits kept of a volume on the wire: small enough that sums stay exact in a double. */
export const VOLUME_SCALE = 4;

/** `later` follows `earlier` inside one bar. */
export function mergeCandles(earlier: Candle, later: Candle): Candle {
  return {
    time: earlier.time,
    open: earlier.open,
    high: Math.max(earlier.high, later.high),
    low: Math.min(earlier.low, later.low),
    close: later.close,
    volume: earlier.volume + later.volume,
  };
}

/** A bar in which nothing traded: all four prices are the close before it. */
export function flatCandle(time: EpochMs, price: ScaledPrice): Candle {
  return { time, open: price, high: price, low: price, close: price, volume: 0 };
}
