import { expect, it } from 'vitest';
import { reloadAfter, replaceAfter } from '../../../src/worker-client/restart-policy.ts';

it('replaces the first dead worker at once, the second after a second, and gives up at the third of a minute', () => {
  expect(replaceAfter([1_000], 1_000)).toBe(0);
  expect(replaceAfter([1_000, 5_000], 5_000)).toBe(1_000);
  expect(replaceAfter([1_000, 5_000, 60_999], 60_999)).toBeUndefined();
});

it('forgets deaths that are a minute old', () => {
  expect(replaceAfter([1_000, 5_000, 61_000], 61_000)).toBe(1_000);
  expect(replaceAfter([1_000, 5_000, 65_000], 65_000)).toBe(0);
});

it('asks less and less often for a script that the network keeps away, every 30 s at least', () => {
  expect([0, 1, 2, 5, 40].map(reloadAfter)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
});
