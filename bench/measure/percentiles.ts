/** The smallest value that at least `share` (0 to 1) of all are not above; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return ofSorted(sorted, share);
}

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly count: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).toSorted();
  const at = (share: number): number => ofSorted(sorted, share);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), count: values.length };
}

/** The values at 0, 1, … 100 %: a distribution that fits into a report. */
export function hundredths(values: readonly number[]): number[] {
  const sorted = Float64Array.from(values).toSorted();
  return Array.from({ length: 101 }, (_, index) => ofSorted(sorted, index / 100));
}

/** The middle; between the two in the middle of an even number, or two runs would be judged by the better one. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).toSorted();
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}

function ofSorted(sorted: Float64Array, share: number): number {
  const index = Math.max(0, Math.ceil(share * sorted.length) - 1);
  return sorted[index] ?? Number.NaN;
}
