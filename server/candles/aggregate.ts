import { CandleAggregator } from '../../src/domain/candle-aggregator.ts';
import { gridOf, type CandleInterval } from '../../src/domain/candle-interval.ts';
import type { Candle } from '../../src/domain/candle.ts';

/** Bars of an interval from the minutes of whole days. */
export function aggregate(interval: CandleInterval, minutes: readonly Candle[]): readonly Candle[] {
  if (interval === '1min') return minutes;
  const bars: Candle[] = [];
  const aggregator = new CandleAggregator({ grid: gridOf(interval), onClosed: (bar) => bars.push(bar) });
  for (const minute of minutes) aggregator.addBar(minute);
  if (aggregator.current) bars.push(aggregator.current);
  return bars;
}
