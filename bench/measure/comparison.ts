/** Runs of two sides, taken in turn, as one ratio and how sure it is. */
import { median } from './percentiles.ts';

export interface Comparison {
  /** The median of the pairs' ratios. */
  readonly ratio: number;
  /** Where the true one lies, in nine of ten such comparisons; of fewer than five pairs, all that was seen. */
  readonly between: readonly [from: number, to: number];
  readonly pairs: number;
}

const OUTSIDE = 0.1;

/**
 * The runs of one round are a pair: what drifts on the machine meets both alike. The interval is that of the median by
 * ranks, which asks nothing of how the ratios are distributed (David and Nagaraja, Order Statistics, 7.1).
 * @returns undefined where nothing can be compared
 */
export function compareRuns(above: readonly number[], below: readonly number[]): Comparison | undefined {
  const ratios = above.flatMap((value, index) => {
    const ratio = value / (below[index] ?? Number.NaN);
    return Number.isFinite(ratio) ? [ratio] : [];
  });
  const sorted = ratios.toSorted((a, b) => a - b);
  const skipped = skippedOf(sorted.length);
  const [from, to] = [sorted[skipped], sorted[sorted.length - 1 - skipped]];
  if (from === undefined || to === undefined) return undefined;
  return { ratio: median(sorted), between: [from, to], pairs: sorted.length };
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
