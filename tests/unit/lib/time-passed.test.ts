import { expect, it } from 'vitest';
import { isWithin } from '../../../src/lib/time-passed.ts';

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
