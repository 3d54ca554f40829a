import type { Candle } from '../../src/domain/candle.ts';
import type { Feed } from '../feed/feed.ts';
import { aggregate } from './aggregate.ts';
import { tableOf, type BarTable } from './bar-table.ts';
import type { DayRange } from './day-range.ts';

/** How long the main thread computes before everything else gets its turn (ms). */
const SLICE_MS = 2;

/** Bars of finished days: by the feed beside the main thread where it can do that, otherwise here from its minutes. */
export function computeBars(feed: Feed, range: DayRange): Promise<BarTable> {
  return feed.pastBars?.(range) ?? computeHere(feed, range);
}

async function computeHere(feed: Feed, { index, interval, firstDay, lastDay }: DayRange): Promise<BarTable> {
  const bars: Candle[] = [];
  let sliceEnds = 0;
  for (let day = firstDay; day <= lastDay; day++) {
    if (performance.now() >= sliceEnds) {
      await new Promise((resolve) => setImmediate(resolve));
      sliceEnds = performance.now() + SLICE_MS;
    }
    bars.push(...aggregate(interval, feed.minuteBars(index, day)));
  }
  return tableOf(bars);
}
