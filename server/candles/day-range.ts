import { intervalLength, type CandleInterval } from '../../src/domain/candle-interval.ts';

/** Bars of one instrument over whole UTC days (days since 1970), both ends included. */
export interface DayRange {
  readonly index: number;
  readonly interval: CandleInterval;
  readonly firstDay: number;
  readonly lastDay: number;
}

/** A day has one daily bar: kept a month at a time, they are no more work to keep than to compute. */
const DAYS_OF_DAILY_BARS = 32;

/**
 * The finished days of an instrument cut into the ranges that are computed and kept as one, from the one that covers
 * `from` back to the one that covers `oldest`. Ranges begin at fixed days; the newest grows until it is full.
 */
export function* rangesBack(
  { index, interval }: Pick<DayRange, 'index' | 'interval'>,
  days: { readonly from: number; readonly oldest: number; readonly finished: number },
): Generator<DayRange> {
  const length = interval === '1day' ? DAYS_OF_DAILY_BARS : 1;
  for (let firstDay = days.from - (days.from % length); firstDay + length > days.oldest; firstDay -= length) {
    yield { index, interval, firstDay, lastDay: Math.min(firstDay + length - 1, days.finished) };
  }
}

/**
 * Ranges that are asked for, computed and told as one: what each alone costs the main thread is more than its bars do.
 * They are few enough that a caller who has left, or another who waits, is seen to soon.
 */
export const RANGES_AT_ONCE = 6;

/** Takes the next ranges that so many bars may need; none when there are no more. */
export function takeRanges(ranges: Iterator<DayRange>, bars: number): readonly DayRange[] {
  const taken: DayRange[] = [];
  for (let missing = bars; missing > 0 && taken.length < RANGES_AT_ONCE;) {
    const next = ranges.next();
    if (next.done) break;
    taken.push(next.value);
    missing -= mostBarsIn(next.value);
  }
  return taken;
}

export function daysIn({ firstDay, lastDay }: DayRange): number {
  return lastDay - firstDay + 1;
}

/** How many bars a market makes in a range that never closes. */
export function mostBarsIn(range: DayRange): number {
  return (daysIn(range) * intervalLength('1day')) / intervalLength(range.interval);
}

export function rangeKey({ index, interval, firstDay, lastDay }: DayRange): string {
  return `${index}/${interval}/${firstDay}-${lastDay}`;
}
