import type { Feed } from '../feed/feed.ts';
import { dayOf } from '../feed/feed.ts';
import { BAR_MS, LOOKBACK } from './strategy.ts';

/** Days that hold the bars of a look back, closed days and nights among them. */
const DAYS_BACK = Math.ceil((LOOKBACK * BAR_MS) / 86_400_000) + 1;

/** The last closes of finished bars before a time, oldest first; integers at the instrument's scale. @param time epoch ms */
export function closesBefore(feed: Pick<Feed, 'minuteBars'>, index: number, time: number): readonly number[] {
  const closes = new Map<number, number>();
  for (let day = dayOf(time) - DAYS_BACK; day <= dayOf(time); day++)
    for (const minute of feed.minuteBars(index, day))
      if (minute.time < time - (time % BAR_MS)) closes.set(Math.floor(minute.time / BAR_MS), minute.close);
  return [...closes.values()].slice(-LOOKBACK);
}

/** Number of the last bar that had closed at a time. @param time epoch ms */
export function barBefore(time: number): number {
  return Math.floor(time / BAR_MS) - 1;
}
