import type { Candle, EpochMs } from '../../src/domain/candle.ts';

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
  return lastBarsOf(table, Number.POSITIVE_INFINITY, barCount(table));
}

/** The last bars that open before a time, at most so many: a day has three times the minutes of a chart. */
export function lastBarsOf(table: BarTable, before: EpochMs, most: number): Candle[] {
  let end = table.length;
  while (end > 0 && (table[end - FIELDS] ?? 0) >= before) end -= FIELDS;
  const bars: Candle[] = [];
  for (let at = Math.max(0, end - most * FIELDS); at < end; at += FIELDS) {
    bars.push({
      time: table[at] ?? 0,
      open: table[at + 1] ?? 0,
      high: table[at + 2] ?? 0,
      low: table[at + 3] ?? 0,
      close: table[at + 4] ?? 0,
      volume: table[at + 5] ?? 0,
    });
  }
  return bars;
}

export function barCount(table: BarTable): number {
  return table.length / FIELDS;
}
