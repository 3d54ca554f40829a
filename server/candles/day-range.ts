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
