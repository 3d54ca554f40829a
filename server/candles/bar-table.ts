import type { Candle } from '../../src/domain/candle.ts';

/** Bars of one instrument, oldest first, as rows of six numbers: small to keep, and cheap to pass between threads. */
export type BarTable = Float64Array;

const FIELDS = 6;

export function tableOf(bars: readonly Candle[]): BarTable {
  const table = new Float64Array(bars.length * FIELDS);
  bars.forEach(({ time, open, high, low, close, volume }, row) => {
    table.set([time, open, high, low, close, volume], row * FIELDS);
  });
  return table;
}

export function barsOf(table: BarTable): Candle[] {
  return Array.from({ length: barCount(table) }, (_, row) => {
    const [time = 0, open = 0, high = 0, low = 0, close = 0, volume = 0] = table.subarray(row * FIELDS);
    return { time, open, high, low, close, volume };
  });
}

export function barCount(table: BarTable): number {
  return table.length / FIELDS;
}
