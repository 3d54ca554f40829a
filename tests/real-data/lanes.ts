import { cellReader, type CsvTable } from './csv-table.ts';
import type { PublishedCheck } from './published-check.ts';

type Cell = (row: readonly string[]) => string;

/** One series of bars inside a file: its four prices and a volume. A two-sided file has two, the bid's and the ask's. */
export interface Lane {
  readonly open: Cell;
  readonly high: Cell;
  readonly low: Cell;
  readonly close: Cell;
  /** Undefined where the file has none. */
  readonly volume: Cell | undefined;
  readonly isCount: boolean;
}

export function lanesOfSource(table: CsvTable, { kind, count }: PublishedCheck): Lane[] {
  switch (kind) {
    case 'quotes':
      return [priceLane(table, 'bid'), priceLane(table, 'ask')];
    case 'quotesBid':
      return [priceLane(table, 'bid', 'bid_volume')];
    case 'trades':
      return [priceLane(table, 'price', 'volume'), ...(count ? [countOf(priceLane(table, 'price'), () => '1')] : [])];
    default:
      return lanesOfBars(table, count);
  }
}

export function lanesOfBars(table: CsvTable, count = false): Lane[] {
  if (table.columns.includes('bid_open')) return [barLane(table, 'bid_'), barLane(table, 'ask_')];
  const lane = barLane(table, '');
  return count ? [lane, countOf(lane, cellReader(table, 'count'))] : [lane];
}

/** The time that a file's bars or ticks are cut by. */
export function timeReader(table: CsvTable, { kind }: PublishedCheck): (row: readonly string[]) => number {
  const time = cellReader(table, kind === 'mt5' ? 'server_time' : 'time');
  return (row) => Number(time(row));
}

function priceLane(table: CsvTable, column: string, volumeColumn?: string): Lane {
  const price = cellReader(table, column);
  const volume = volumeColumn === undefined ? undefined : cellReader(table, volumeColumn);
  return { open: price, high: price, low: price, close: price, volume, isCount: false };
}

function barLane(table: CsvTable, prefix: string): Lane {
  const [open, high, low, close] = ['open', 'high', 'low', 'close'].map((name) => cellReader(table, prefix + name));
  if (!open || !high || !low || !close) throw new Error('Four columns were asked for');
  const volumeColumn = ['volume', 'tick_volume'].find((name) => table.columns.includes(name));
  const volume = volumeColumn === undefined ? undefined : cellReader(table, volumeColumn);
  return { open, high, low, close, volume, isCount: false };
}

/** The number of trades, carried through the aggregator in a volume's place. */
function countOf(lane: Lane, count: Cell): Lane {
  return { ...lane, volume: count, isCount: true };
}
