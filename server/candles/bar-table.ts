import type { Candle } from '../../src/domain/candle.ts';

/** Bars of one instrument, oldest first, as rows of six numbers: small to keep, and cheap to pass between threads. */
export type BarTable = Float64Array;

const FIELDS = 6;

export function tableOf(bars: readonly Candle[]): BarTable {
  const table = new Float64Array(bars.length * FIELDS);
  let at = 0;
  for (const { time, open, high, low, close, volume } of bars) {
    table[at++] = time;
    table[at++] = open;
    table[at++] = high;
    table[at++] = low;
    table[at++] = close;
    table[at++] = volume;
  }
  return table;
}

export function barsOf(table: BarTable): Candle[] {
  const field = (at: number): number => table[at] ?? 0;
  const bars: Candle[] = [];
  for (let at = 0; at < table.length; at += FIELDS) {
    bars.push({
      time: field(at),
      open: field(at + 1),
      high: field(at + 2),
      low: field(at + 3),
      close: field(at + 4),
      volume: field(at + 5),
    });
  }
  return bars;
}

export function barCount(table: BarTable): number {
  return table.length / FIELDS;
}
