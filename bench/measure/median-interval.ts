/** The median of some runs, and how sure it is. */
import { median } from './percentiles.ts';

export interface MedianInterval {
  readonly middle: number;
  /** Where the true median lies, in nine of ten such measurements; of fewer than five runs, all that was seen. */
  readonly between: readonly [from: number, to: number];
  /** How many runs, or pairs of runs. */
  readonly count: number;
}

const OUTSIDE = 0.1;

/**
 * By ranks, which asks nothing of how the values are distributed (David and Nagaraja, Order Statistics, 7.1).
 * @returns undefined of no values; what is no number is left out, and not counted
 */
export function medianOf(values: readonly number[]): MedianInterval | undefined {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const skipped = skippedOf(sorted.length);
  const [from, to] = [sorted[skipped], sorted[sorted.length - 1 - skipped]];
  if (from === undefined || to === undefined) return undefined;
  return { middle: median(sorted), between: [from, to], count: sorted.length };
}

/** How many of the lowest and of the highest the interval of the median leaves out. */
function skippedOf(count: number): number {
  let skipped = 0;
  // The median is below the rank with the chance that so few of the values are below the median.
  while (2 * atMostBelow(skipped + 1, count) <= OUTSIDE) skipped++;
  return skipped;
}

/** The chance that at most so many of `count` tosses of a coin show its head. */
function atMostBelow(most: number, count: number): number {
  let chance = 0.5 ** count;
  let sum = chance;
  for (let heads = 1; heads <= most; heads++) {
    chance = (chance * (count - heads + 1)) / heads;
    sum += chance;
  }
  return sum;
}
