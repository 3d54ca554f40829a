import { describe, expect, it } from 'vitest';
import { tableOf, type BarTable } from '../../../server/candles/bar-table.ts';
import { RANGES_AT_ONCE, type DayRange } from '../../../server/candles/day-range.ts';
import { HistoryRefusedError, PastBars, type HistoryCaller } from '../../../server/candles/past-bars.ts';
import { until } from '../../support/until.ts';

const ANYBODY: HistoryCaller = { hasLeft: () => false, spend: () => true };

function day(number: number, index = 0): DayRange {
  return { index, interval: '1day', firstDay: number, lastDay: number };
}

function barOf({ firstDay, index }: DayRange): BarTable {
  const price = 100 + index;
  return tableOf([{ time: firstDay, open: price, high: price, low: price, close: price, volume: 1 }]);
}

/** Past bars whose computing waits until it is let go on. */
function scene(maxBars?: number) {
  const computed: DayRange[] = [];
  const held: Array<() => void> = [];
  const past = new PastBars(async (range) => {
    computed.push(range);
    await new Promise<void>((resolve) => held.push(resolve));
    return barOf(range);
  }, maxBars);
  const letGo = async (): Promise<void> => {
    await until(() => held.length > 0);
    held.shift()?.();
  };
  return { past, computed, letGo };
}

describe('bars of finished days', () => {
  it('are computed once for all who ask at the same time, and for who asks later', async () => {
    const { past, computed, letGo } = scene();
    const asked = Array.from({ length: 50 }, () => past.get(day(1), ANYBODY));
    await letGo();
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 50 }, () => barOf(day(1))));
    expect(await past.get(day(1), ANYBODY)).toEqual(barOf(day(1)));
    expect(computed).toHaveLength(1);
  });

  it('are computed a few at a time, in the order in which they were asked for', async () => {
    const { past, computed, letGo } = scene();
    const days = Array.from({ length: RANGES_AT_ONCE + 2 }, (_, i) => day(i === 0 ? 90 : i));
    const asked = days.map((range) => past.get(range, ANYBODY));
    await until(() => computed.length > 0);
    expect(computed).toEqual(days.slice(0, RANGES_AT_ONCE));
    for (const _ of computed.slice(1)) await letGo();
    await asked[0];
    expect(computed).toHaveLength(RANGES_AT_ONCE);
    await letGo();
    await until(() => computed.length > RANGES_AT_ONCE);
    expect(computed).toEqual(days);
    for (const _ of days.slice(RANGES_AT_ONCE)) await letGo();
    expect(await Promise.all(asked)).toEqual(days.map(barOf));
  });

  it('are not computed for callers who have left before their turn', async () => {
    const { past, computed, letGo } = scene();
    let hasLeft = false;
    const first = past.get(day(1), ANYBODY);
    await until(() => computed.length > 0);
    const dropped = past.get(day(2), { hasLeft: () => hasLeft, spend: () => true });
    const refused = expect(dropped).rejects.toThrow(HistoryRefusedError);
    const third = past.get(day(3), { hasLeft: () => hasLeft, spend: () => true });
    const present = past.get(day(3), ANYBODY);
    hasLeft = true;
    await letGo();
    await first;
    await refused;
    await letGo();
    expect(await present).toEqual(await third);
    expect(computed).toEqual([day(1), day(3)]);
  });

  it('cost who has them computed, and nobody who finds them', async () => {
    const { past, letGo } = scene();
    const spent: number[] = [];
    const caller = { hasLeft: () => false, spend: (days: number) => spent.push(days) <= 1 };
    const range = { ...day(1), lastDay: 32 };
    expect(past.cost(range)).toBe(32);
    const asked = past.get(range, caller);
    expect(past.cost(range)).toBe(0);
    await letGo();
    await asked;
    await past.get(range, caller);
    expect(spent).toEqual([32]);
    await expect(past.get(day(50), caller)).rejects.toThrow(HistoryRefusedError);
    expect(past.cost(day(50))).toBe(1);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('broken'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
  ])('are asked for anew after what computes them %s', async (_, fail: () => Promise<BarTable>) => {
    let fails = true;
    const past = new PastBars((range) => (fails ? fail() : Promise.resolve(barOf(range))));
    await expect(past.get(day(1), ANYBODY)).rejects.toThrow('broken');
    fails = false;
    await until(() => past.cost(day(1)) > 0);
    expect(await past.get(day(1), ANYBODY)).toEqual(barOf(day(1)));
  });

  it('are kept up to a bound, the ones longest unused go first', async () => {
    const computed: number[] = [];
    const past = new PastBars((range) => {
      computed.push(range.firstDay);
      return Promise.resolve(barOf(range));
    }, 90);
    // An entry of one bar weighs nine: ten fit.
    for (let number = 1; number <= 10; number++) await past.get(day(number), ANYBODY);
    await past.get(day(1), ANYBODY);
    await past.get(day(11), ANYBODY);
    expect(computed).toHaveLength(11);
    expect([past.cost(day(1)), past.cost(day(2)), past.cost(day(11))]).toEqual([0, 1, 0]);
    for (let number = 12; number < 1_000; number++) await past.get(day(number), ANYBODY);
    expect(
      Array.from({ length: 1_000 }, (_, number) => past.cost(day(number))).filter((cost) => cost === 0),
    ).toHaveLength(10);
  });
});
