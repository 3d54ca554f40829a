import { expect, it } from 'vitest';
import { attemptAfterLoss, reconnectDelay } from '../../workers/transport/reconnect-policy.ts';

it('tries at once, then backs off to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 50].map((attempt) => reconnectDelay(attempt, 0.999_999_9))).toEqual(
    [0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000].map((ms) => expect.closeTo(ms, 0)),
  );
});

it('leaves the upper half of each wait to chance', () => {
  expect(reconnectDelay(5, 0)).toBe(2_000);
  expect(reconnectDelay(5, 0.5)).toBe(3_000);
});

it('counts on after a socket that died young, and anew after a sound one', () => {
  expect(attemptAfterLoss(4, 4_999)).toBe(5);
  expect(attemptAfterLoss(4, 5_000)).toBe(1);
});
