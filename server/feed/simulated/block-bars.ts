import { intervalLength, type CandleInterval } from '../../../src/domain/candle-interval.ts';
import type { Candle } from '../../../src/domain/candle.ts';
import { DAY_MS, MINUTE_MS, MINUTES_PER_DAY } from '../feed.ts';
import type { DayBlock } from './simulated-market.ts';

/** The bars of a block in an interval, oldest first: the same as those made of its minutes, without making them. */
export function blockBarsOf(block: DayBlock, day: number, interval: CandleInterval): Candle[] {
  const length = intervalLength(interval) / MINUTE_MS;
  const bars: Candle[] = [];
  for (let minute = 0; minute < MINUTES_PER_DAY; minute += length) {
    const bar = mergedMinutes(block, minute, minute + length);
    if (bar) bars.push({ ...bar, time: day * DAY_MS + minute * MINUTE_MS });
  }
  return bars;
}

/** One bar of the minutes from `first` to before `end`; undefined where the market was closed in all of them. */
function mergedMinutes(block: DayBlock, first: number, end: number): Omit<Candle, 'time'> | undefined {
  let [open, high, low, close, volume] = [0, 0, Number.POSITIVE_INFINITY, 0, 0];
  for (let minute = first; minute < end; minute++) {
    const ticks = block.ticks[minute] ?? 0;
    if (ticks === 0) continue;
    if (volume === 0) open = block.open[minute] ?? 0;
    high = Math.max(high, block.high[minute] ?? 0);
    low = Math.min(low, block.low[minute] ?? 0);
    close = block.close[minute] ?? 0;
    volume += ticks;
  }
  return volume === 0 ? undefined : { open, high, low, close, volume };
}
