import type { EpochMs } from './candle.ts';

/** Chart periods in the words of the wire. */
export const CANDLE_INTERVALS = ['1min', '5min', '15min', '30min', '60min', '1day'] as const;
/** One of them. */
export type CandleInterval = (typeof CANDLE_INTERVALS)[number];

const MINUTE = 60_000;
const LENGTHS: Record<CandleInterval, number> = {
  '1min': MINUTE,
  '5min': 5 * MINUTE,
  '15min': 15 * MINUTE,
  '30min': 30 * MINUTE,
  '60min': 60 * MINUTE,
  '1day': 1_440 * MINUTE,
};

/** How time is cut into bars: equal lengths from an anchor, or calendar months in UTC. */
export type CandleGrid =
  | { readonly kind: 'fixed'; readonly length: number; readonly anchor: EpochMs }
  | { readonly kind: 'month' };

/** The length of a bar, ms. */
export function intervalLength(interval: CandleInterval): number {
  return LENGTHS[interval];
}

/** The product's grid of an interval: from midnight UTC. */
export function gridOf(interval: CandleInterval): CandleGrid {
  return { kind: 'fixed', length: LENGTHS[interval], anchor: 0 };
}

/** Whether a text names a period; any other spelling does not. */
export function isCandleInterval(text: string): text is CandleInterval {
  return (CANDLE_INTERVALS as readonly string[]).includes(text);
}

/** Open time of the bar that covers `time`. */
export function barStart(grid: CandleGrid, time: EpochMs): EpochMs {
  if (grid.kind === 'month') {
    const date = new Date(time);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  }
  return Math.floor((time - grid.anchor) / grid.length) * grid.length + grid.anchor;
}

/** Open time of the bar after the one that opens at `start`. */
export function nextBarStart(grid: CandleGrid, start: EpochMs): EpochMs {
  if (grid.kind === 'fixed') return start + grid.length;
  const date = new Date(start);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
