import { describe, expect, it } from 'vitest';
import {
  barStart,
  CANDLE_INTERVALS,
  gridOf,
  intervalLength,
  isCandleInterval,
  nextBarStart,
} from '../../../src/domain/candle-interval.ts';

const AT = Date.UTC(2024, 1, 29, 13, 47, 12, 345);

describe('candle intervals', () => {
  it.each([
    ['1min', Date.UTC(2024, 1, 29, 13, 47)],
    ['5min', Date.UTC(2024, 1, 29, 13, 45)],
    ['15min', Date.UTC(2024, 1, 29, 13, 45)],
    ['30min', Date.UTC(2024, 1, 29, 13, 30)],
    ['60min', Date.UTC(2024, 1, 29, 13)],
    ['1day', Date.UTC(2024, 1, 29)],
  ] as const)('%s starts on its own multiple in UTC', (interval, start) => {
    const grid = gridOf(interval);
    expect(barStart(grid, AT)).toBe(start);
    expect(barStart(grid, start)).toBe(start);
    expect(barStart(grid, start - 1)).toBe(start - intervalLength(interval));
    expect(nextBarStart(grid, start)).toBe(start + intervalLength(interval));
  });

  it('are known by name', () => {
    expect(CANDLE_INTERVALS.every(isCandleInterval)).toBe(true);
    expect(['4hour', '', '1MIN', 'constructor'].some(isCandleInterval)).toBe(false);
  });
});

describe('other grids', () => {
  it('begin at their anchor, before it too', () => {
    const grid = { kind: 'fixed', length: 86_400_000, anchor: 5 * 3_600_000 } as const;
    expect(barStart(grid, Date.UTC(2024, 0, 2, 4, 59))).toBe(Date.UTC(2024, 0, 1, 5));
    expect(barStart(grid, Date.UTC(2024, 0, 2, 5))).toBe(Date.UTC(2024, 0, 2, 5));
    expect(barStart(grid, -1)).toBe(5 * 3_600_000 - 86_400_000);
  });

  it('follow the calendar by months', () => {
    expect(barStart({ kind: 'month' }, AT)).toBe(Date.UTC(2024, 1));
    expect(nextBarStart({ kind: 'month' }, Date.UTC(2024, 1))).toBe(Date.UTC(2024, 2));
    expect(nextBarStart({ kind: 'month' }, Date.UTC(2023, 11))).toBe(Date.UTC(2024, 0));
  });
});
