import { describe, expect, it } from 'vitest';
import { CandleAggregator, type CandleAggregatorOptions } from '../../../src/domain/candle-aggregator.ts';
import type { Candle } from '../../../src/domain/candle.ts';

const GRID = { kind: 'fixed', length: 10, anchor: 0 } as const;

function collecting(options: Partial<CandleAggregatorOptions> = {}) {
  const closed: Candle[] = [];
  const aggregator = new CandleAggregator({ grid: GRID, onClosed: (bar) => closed.push(bar), ...options });
  return { aggregator, closed };
}

function candle(time: number, open: number, high: number, low: number, close: number, volume: number): Candle {
  return { time, open, high, low, close, volume };
}

describe('the candle aggregator', () => {
  it('has no bar before the first input', () => {
    expect(collecting().aggregator.current).toBeUndefined();
  });

  it('builds a bar from ticks and closes it with the first tick of the next', () => {
    const { aggregator, closed } = collecting();
    aggregator.addTick(3, 50, 1);
    aggregator.addTick(4, 55, 2);
    aggregator.addTick(4, 45, 0);
    aggregator.addTick(9, 48, 1);
    expect(closed).toEqual([]);
    expect(aggregator.current).toEqual(candle(0, 50, 55, 45, 48, 4));
    aggregator.addTick(10, 47, 5);
    expect(closed).toEqual([candle(0, 50, 55, 45, 48, 4)]);
    expect(aggregator.current).toEqual(candle(10, 47, 47, 47, 47, 5));
  });

  it('takes the newest state of a finer bar that is sent again', () => {
    const { aggregator } = collecting();
    aggregator.addBar(candle(0, 50, 51, 49, 50, 2));
    aggregator.addBar(candle(5, 50, 52, 50, 52, 1));
    aggregator.addBar(candle(5, 50, 53, 47, 48, 4));
    aggregator.addBar(candle(5, 50, 52, 48, 49, 3));
    expect(aggregator.current).toEqual(candle(0, 50, 52, 48, 49, 5));
  });

  it('takes ticks on top of finished finer bars', () => {
    const { aggregator } = collecting();
    aggregator.addBar(candle(0, 50, 51, 49, 50, 2));
    aggregator.addTick(6, 60, 1);
    expect(aggregator.current).toEqual(candle(0, 50, 60, 49, 60, 3));
  });

  it('refuses input that is late or has no time, and stays as it was', () => {
    const { aggregator, closed } = collecting();
    aggregator.addTick(12, 50, 1);
    expect(aggregator.addTick(11, 99, 9)).toBe(false);
    expect(aggregator.addBar(candle(0, 99, 99, 99, 99, 9))).toBe(false);
    expect(aggregator.addTick(Number.NaN, 99, 9)).toBe(false);
    expect(aggregator.addTick(5, 99, 9)).toBe(false);
    expect(aggregator.current).toEqual(candle(10, 50, 50, 50, 50, 1));
    expect(closed).toEqual([]);
  });

  it('leaves quiet periods out, or fills them with flat bars of the close before', () => {
    const plain = collecting();
    const filled = collecting({ fillGaps: true });
    for (const { aggregator } of [plain, filled]) {
      aggregator.addTick(0, 50, 1);
      aggregator.addTick(35, 60, 1);
    }
    expect(plain.closed.map(({ time }) => time)).toEqual([0]);
    expect(filled.closed).toEqual([
      candle(0, 50, 50, 50, 50, 1),
      ...[10, 20].map((at) => candle(at, 50, 50, 50, 50, 0)),
    ]);
  });

  it('opens at the close before, which counts for high and low, where the feed does so', () => {
    const { aggregator } = collecting({ openRule: 'previousClose' });
    aggregator.addTick(0, 50, 1);
    expect(aggregator.current).toEqual(candle(0, 50, 50, 50, 50, 1));
    aggregator.addTick(10, 60, 1);
    expect(aggregator.current).toEqual(candle(10, 50, 60, 50, 60, 1));
    aggregator.addTick(40, 70, 1);
    expect(aggregator.current).toEqual(candle(40, 60, 70, 60, 70, 1));
  });

  it('closes calendar months', () => {
    const { aggregator, closed } = collecting({ grid: { kind: 'month' } });
    aggregator.addBar(candle(Date.UTC(2024, 1, 29), 1, 3, 1, 2, 7));
    aggregator.addBar(candle(Date.UTC(2024, 2, 1), 2, 2, 2, 2, 1));
    expect(closed).toEqual([candle(Date.UTC(2024, 1), 1, 3, 1, 2, 7)]);
  });
});
