import { expect, it } from 'vitest';
import { isWithin, timeLeft } from '../../../src/lib/time-passed.ts';

const MINUTE = 60_000;
const NOTED = 1_700_000_000_000;

it('is so until the time has passed', () => {
  expect(isWithin(MINUTE, NOTED, NOTED)).toBe(true);
  expect(isWithin(MINUTE, NOTED, NOTED + MINUTE - 1)).toBe(true);
  expect(isWithin(MINUTE, NOTED, NOTED + MINUTE)).toBe(false);
});

it('is not so of a moment that lies ahead, for the clock was set back', () => {
  expect(isWithin(MINUTE, NOTED, NOTED - 1)).toBe(false);
});

it('leaves what has not passed, and nothing after the end or where the clock was set back', () => {
  expect([0, 1, MINUTE, MINUTE + 1, -1].map((passed) => timeLeft(MINUTE, NOTED, NOTED + passed))).toEqual([
    MINUTE,
    MINUTE - 1,
    0,
    0,
    0,
  ]);
});
