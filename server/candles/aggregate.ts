import { barStart, gridOf, type CandleInterval } from '../../src/domain/candle-interval.ts';
import { mergeCandles, type Candle } from '../../src/domain/candle.ts';

/** Bars of an interval from minutes in their order; those of one bar stand side by side. */
export function aggregate(interval: CandleInterval, minutes: readonly Candle[]): readonly Candle[] {
  if (interval === '1min') return minutes;
  const grid = gridOf(interval);
  const bars: Candle[] = [];
  for (const minute of minutes) {
    const time = barStart(grid, minute.time);
    const last = bars.at(-1);
    if (last?.time === time) bars[bars.length - 1] = mergeCandles(last, minute);
    else bars.push({ ...minute, time });
  }
  return bars;
}
