import { describe, expect, it } from 'vitest';
import { hundredths, median, percentile, spreadOf } from '../../bench/measure/percentiles.ts';

describe('percentile', () => {
  it('is the smallest value that the share is not above', () => {
    const values = [5, 1, 4, 2, 3, 10, 9, 8, 7, 6];
    expect([0, 0.5, 0.51, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 5, 6, 10, 10]);
  });

  it('sorts numbers as numbers', () => {
    expect(percentile([100, 9, 20], 0.5)).toBe(20);
  });

  it('of none is not a number, rather than a good one', () => {
    expect(percentile([], 0.5)).toBeNaN();
    expect(spreadOf([])).toEqual({ p50: Number.NaN, p95: Number.NaN, p99: Number.NaN, count: 0 });
  });
});

it('the distribution runs from the least to the most', () => {
  const shares = hundredths(Array.from({ length: 1_000 }, (_, index) => 1_000 - index));
  expect(shares).toHaveLength(101);
  expect([shares[0], shares[50], shares[100]]).toEqual([1, 500, 1_000]);
});

it('the median of an even number lies between its two middles', () => {
  expect(median([4, 1])).toBe(2.5);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([])).toBeNaN();
});
