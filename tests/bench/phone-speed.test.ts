/** The speed of the reference phone on any machine, and a feed that is asked for less. */
import { describe, expect, it } from 'vitest';
import { PriceLimits } from '../../bench/feed/price-limits.ts';
import { readOptions } from '../../bench/options.ts';
import { approach } from '../../bench/profile/approach.ts';

describe('a machine is slowed down', () => {
  it('until the loop runs as asked, though the throttle does less than it is told', async () => {
    const { slowdown, loops } = await approach(800, 135, async (asked) => 800 / (1 + (asked - 1) * 0.8));
    expect(loops / 135).toBeCloseTo(1, 1);
    expect(slowdown).toBeGreaterThan(800 / 135);
  });

  it('by the same throttle to the same speed, however fast it is', async () => {
    const reached = await Promise.all(
      [200, 540, 1_200].map((full) => approach(full, 67.5, async (asked) => full / (0.9 * asked))),
    );
    for (const { loops } of reached) expect(Math.abs(loops / 67.5 - 1)).toBeLessThan(0.05);
  });

  it('also where the first look met a moment in which the machine did something else', async () => {
    let looks = 0;
    const { loops } = await approach(600, 67.5, async (asked) => (looks++ === 0 ? 12 : 600 / asked));
    expect(loops).toBeCloseTo(67.5, 1);
  });

  it('not at all where it is slower than the phone', async () => {
    expect(await approach(100, 135, async (asked) => 100 / asked)).toEqual({ slowdown: 1, loops: 100 });
  });
});

describe('a subscriber that asks for less', () => {
  it('is sent what it asked for alone, and each of it at its time', () => {
    const limits = new PriceLimits({ only: [1, 2], every: 500 });
    expect(limits.take([1, 3], 1_000)).toEqual([1]);
    expect(limits.take([2, 3], 1_100)).toEqual([]);
    expect(limits.take([1], 1_499)).toEqual([]);
    expect(limits.take([3], 1_500)).toEqual([1, 2]);
    expect([1, 3].map((id) => limits.isAsked(id))).toEqual([true, false]);
  });

  it('is sent everything as it comes where it asks for nothing less', () => {
    expect(new PriceLimits({}).take([5, 6], 0)).toEqual([5, 6]);
  });
});

it('threads are slowed by being frozen unless another way is asked for', () => {
  expect(readOptions([]).throttle).toBe('freezer');
  expect(readOptions(['--throttle', 'browser']).throttle).toBe('browser');
  expect(() => readOptions(['--throttle', 'none'])).toThrow('--throttle');
});
