import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../bench/measure/comparison.ts';
import { seededRandom } from '../../bench/feed/random.ts';

describe('runs of two sides', () => {
  it('are compared pair by pair, so that a slow minute meets both', () => {
    expect(compareRuns([10, 40, 11], [20, 80, 22])).toEqual({ middle: 0.5, between: [0.5, 0.5], count: 3 });
  });

  it('leave out what cannot be divided, and are nothing where nothing is left', () => {
    expect(compareRuns([1, Number.NaN, 3], [2, 2])).toMatchObject({ middle: 0.5, count: 1 });
    expect(compareRuns([], [])).toBeUndefined();
    expect(compareRuns([1], [0])).toBeUndefined();
  });

  it('tell more, the more there are: of fewer than eight all that was seen, of eight not the outermost', () => {
    const ones = Array.from({ length: 12 }, () => 1);
    const between = (...values: readonly number[]): readonly number[] | undefined => compareRuns(values, ones)?.between;
    expect(between(1, 2, 3, 4, 5, 6, 7)).toEqual([1, 7]);
    expect(between(1, 2, 3, 4, 5, 6, 7, 8)).toEqual([2, 7]);
    expect(between(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)).toEqual([3, 10]);
  });

  it('have the true median between, nine times in ten at least', () => {
    const random = seededRandom(7);
    let held = 0;
    for (let turn = 0; turn < 1_000; turn++) {
      const values = Array.from({ length: 8 }, () => random());
      const [from, to] = compareRuns(
        values,
        values.map(() => 1),
      )?.between ?? [1, 0];
      if (from <= 0.5 && to >= 0.5) held++;
    }
    expect(held).toBeGreaterThan(900);
  });
});
