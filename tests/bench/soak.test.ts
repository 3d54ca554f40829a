import { expect, it } from 'vitest';
import { missedCandles } from '../../bench/scenarios/missed-candles.ts';
import { soakOptions } from '../../bench/soak-options.ts';

const MADE = [0, 60, 120, 180].map((time) => ({ time, open: `1.${time + 100}` }));

it('each minute after the first brings a bar; one that is missing is counted', () => {
  expect(missedCandles(MADE, ['1.160', '1.220', '1.280'], 230)).toBe(0);
  expect(missedCandles(MADE, ['1.160', '1.280'], 230)).toBe(1);
});

it('the bar of a minute that has just begun may be on its way', () => {
  expect(missedCandles(MADE, ['1.160', '1.220'], 182)).toBe(0);
  expect(missedCandles(MADE, ['1.160', '1.220'], 190)).toBe(1);
});

it('takes hours, and parts of one', () => {
  expect(soakOptions('0.5')).toEqual({ ms: 1_800_000, sampleMs: 30_000 });
  expect(soakOptions(undefined).ms).toBe(3_600_000);
  expect(soakOptions('8').sampleMs).toBe(60_000);
  expect(() => soakOptions('eight')).toThrow(/no number above 0/);
});
