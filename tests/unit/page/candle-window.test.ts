import { describe, expect, it } from 'vitest';
import { CandleWindow } from '../../../src/chart/candle-window.ts';
import { candleColumns } from '../../../src/contract/worker/chart.ts';
import { flatCandle, type Candle } from '../../../src/domain/candle.ts';

const bar = (time: number, price = 1): Candle => flatCandle(time, price);
const columns = (...times: number[]): ReturnType<typeof candleColumns> => candleColumns(times.map((time) => bar(time)));

function windowOf(limit: number, ...times: number[]): CandleWindow {
  const made = new CandleWindow(limit);
  made.replace(columns(...times));
  return made;
}

const timesOf = (made: CandleWindow): number[] => made.bars.map(({ time }) => time);

describe('the bars of a chart', () => {
  it('are those it was given, the newest of them where they are too many', () => {
    expect(timesOf(windowOf(3, 1, 2))).toEqual([1, 2]);
    expect(timesOf(windowOf(3, 1, 2, 3, 4, 5))).toEqual([3, 4, 5]);
    expect(windowOf(3).last).toBeUndefined();
  });

  it('keep every column of a bar', () => {
    const made = new CandleWindow(3);
    const whole = { time: 60_000, open: 1, high: 5, low: -1, close: 3, volume: 7 };
    made.replace(candleColumns([whole]));
    expect(made.bars).toEqual([whole]);
  });

  it('take a newer state of the last bar, and a new bar after it', () => {
    const made = windowOf(5, 1, 2);
    expect(made.upsert(bar(2, 9))).toBe(true);
    expect(made.upsert(bar(3, 8))).toBe(true);
    expect(made.bars).toEqual([bar(1), bar(2, 9), bar(3, 8)]);
    expect(made.last).toEqual(bar(3, 8));
  });

  it('refuse a bar that comes late, for the chart would throw', () => {
    const made = windowOf(5, 1, 3);
    expect(made.upsert(bar(2))).toBe(false);
    expect(made.upsert(bar(1, 9))).toBe(false);
    expect(made.bars).toEqual([bar(1), bar(3)]);
  });

  it('take older ones in front, each once', () => {
    const made = windowOf(6, 4, 5);
    made.prepend(columns(2, 3, 4));
    expect(timesOf(made)).toEqual([2, 3, 4, 5]);
    made.prepend(columns());
    expect(timesOf(made)).toEqual([2, 3, 4, 5]);
  });

  it('take of older ones the nearest, as many as there is room for', () => {
    const made = windowOf(5, 6, 7, 8);
    made.prepend(columns(1, 2, 3, 4, 5));
    expect(timesOf(made)).toEqual([4, 5, 6, 7, 8]);
    made.prepend(columns(1, 2, 3));
    expect(timesOf(made)).toEqual([4, 5, 6, 7, 8]);
  });

  it('take no older ones while they are over their bound', () => {
    const made = windowOf(2, 5, 6);
    made.upsert(bar(7));
    made.prepend(columns(3, 4));
    expect(timesOf(made)).toEqual([5, 6, 7]);
  });

  it('are trimmed by a tenth once they pass the bound, so that it is rare', () => {
    const made = windowOf(10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(made.trim()).toBe(false);
    made.upsert(bar(11));
    expect(made.trim()).toBe(true);
    expect(timesOf(made)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('want no older ones when full, nor after a trim, for what follows them is gone', () => {
    const made = windowOf(10, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    expect(made.takesOlder).toBe(true);
    made.prepend(columns(0));
    expect(made.takesOlder).toBe(false);
    made.upsert(bar(11));
    made.trim();
    expect(made.takesOlder).toBe(false);
    made.prepend(columns(-1));
    expect(timesOf(made)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 11]);
    made.replace(columns(1));
    expect(made.takesOlder).toBe(true);
  });

  it('are found by their time', () => {
    const made = windowOf(5, 10, 20, 30);
    expect(made.at(20)).toEqual(bar(20));
    expect([made.at(5), made.at(25), made.at(31)]).toEqual([undefined, undefined, undefined]);
  });
});
