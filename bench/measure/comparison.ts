/** Runs of two sides, taken in turn, as one ratio and how sure it is. */
import { medianOf, type MedianInterval } from './median-interval.ts';

/**
 * The runs of one round are a pair: what drifts on the machine meets both alike.
 * @returns the median of the pairs' ratios; undefined where nothing can be compared
 */
export function compareRuns(above: readonly number[], below: readonly number[]): MedianInterval | undefined {
  return medianOf(above.map((value, index) => value / (below[index] ?? Number.NaN)));
}
