import { expect, it } from 'vitest';
import { doubledWait, spreadWait } from '../../../src/lib/backoff.ts';

const BACKOFF = { firstMs: 1_000, longestMs: 30_000 };

it('doubles from the first wait to the longest', () => {
  expect([1, 2, 3, 5, 6, 7, 50].map((failures) => doubledWait(failures, BACKOFF))).toEqual([
    1_000, 2_000, 4_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

it('leaves the upper half of each wait to chance', () => {
  expect([spreadWait(1, BACKOFF, 0), spreadWait(1, BACKOFF, 0.999)]).toEqual([500, 999.5]);
  expect(spreadWait(50, BACKOFF, 0.999)).toBeLessThanOrEqual(30_000);
});
