/** Builds the bars of a check from its sources, with the product's own parsing, grid and aggregator. */
import { join } from 'node:path';
import { CandleAggregator } from '../../src/domain/candle-aggregator.ts';
import type { CandleGrid } from '../../src/domain/candle-interval.ts';
import type { Candle, EpochMs } from '../../src/domain/candle.ts';
import { formatScaled, parseScaled } from '../../src/domain/price-scale.ts';
import { readCsv, type CsvTable } from './csv-table.ts';
import { lanesOfSource, timeReader, type Lane } from './lanes.ts';
import { digitsAfterPoint, shortest, type PlainBars } from './plain-bar.ts';
import { isWithin, type PublishedCheck } from './published-check.ts';

/** One series on its way through the product. */
class LaneBuilder {
  readonly bars: Candle[] = [];
  readonly #aggregator: CandleAggregator;

  constructor(check: PublishedCheck) {
    this.#aggregator = new CandleAggregator({
      grid: gridOfCheck(check),
      openRule: check.open === 'prevClose' ? 'previousClose' : 'first',
      fillGaps: check.fill === true,
      onClosed: (candle) => this.bars.push(candle),
    });
  }

  add(bar: Candle, isTick: boolean): void {
    const { time, close, volume } = bar;
    const taken = isTick ? this.#aggregator.addTick(time, close, volume) : this.#aggregator.addBar(bar);
    if (!taken) throw new Error(`The source goes back in time at ${time}`);
  }

  finish(): void {
    if (this.#aggregator.current) this.bars.push(this.#aggregator.current);
  }
}

export function rebuild(folder: string, check: PublishedCheck): PlainBars {
  const tables = check.src.map((file) => readCsv(join(folder, check.dir, file)));
  const scales = tables.map((table) => scalesOf(table, check));
  const priceScale = Math.max(...scales.map(({ price }) => price));
  const volumeScale = Math.max(...scales.map(({ volume }) => volume));
  const result: PlainBars = new Map();
  for (const { bars, isCount, hasVolume } of build(tables, check, priceScale, volumeScale)) {
    for (const bar of bars) {
      const prices = [bar.open, bar.high, bar.low, bar.close].map((price) => shortest(formatScaled(price, priceScale)));
      const volume = hasVolume ? shortest(formatScaled(bar.volume, volumeScale)) : undefined;
      result.set(bar.time, [...(result.get(bar.time) ?? []), { prices, volume, isCount }]);
    }
  }
  return result;
}

interface BuiltLane {
  readonly bars: readonly Candle[];
  readonly isCount: boolean;
  readonly hasVolume: boolean;
}

function build(tables: readonly CsvTable[], check: PublishedCheck, priceScale: number, volumeScale: number) {
  const isTick = check.kind === 'quotes' || check.kind === 'quotesBid' || check.kind === 'trades';
  const laneCount = Math.max(...tables.map((table) => lanesOfSource(table, check).length));
  return Array.from({ length: laneCount }, (_, index): BuiltLane => {
    const builder = new LaneBuilder(check);
    let first: Lane | undefined;
    for (const table of tables) {
      const lane = lanesOfSource(table, check)[index];
      if (!lane) throw new Error('Sources of one check have different series');
      first ??= lane;
      for (const bar of candles(table, lane, check, priceScale, volumeScale)) builder.add(bar, isTick);
    }
    builder.finish();
    return { bars: builder.bars, isCount: first?.isCount === true, hasVolume: first?.volume !== undefined };
  });
}

function* candles(table: CsvTable, lane: Lane, check: PublishedCheck, priceScale: number, volumeScale: number) {
  const timeOf = timeReader(table, check);
  for (const row of table.rows) {
    const time: EpochMs = timeOf(row);
    if (check.srcRange && !isWithin(check.srcRange, time)) continue;
    const volume = lane.volume ? exact(lane.volume(row), volumeScale) : 0;
    if (check.skipZero && lane.volume && volume === 0) continue;
    yield {
      time,
      open: exact(lane.open(row), priceScale),
      high: exact(lane.high(row), priceScale),
      low: exact(lane.low(row), priceScale),
      close: exact(lane.close(row), priceScale),
      volume,
    };
  }
}

function exact(text: string, scale: number): number {
  const value = parseScaled(text, scale);
  if (value === undefined) throw new Error(`Not a number: ${text}`);
  return value;
}

/** The most digits that any price, and any volume, of a table is written with. */
function scalesOf(table: CsvTable, check: PublishedCheck): { price: number; volume: number } {
  let price = 0;
  let volume = 0;
  for (const lane of lanesOfSource(table, check)) {
    for (const row of table.rows) {
      for (const cell of [lane.open, lane.high, lane.low, lane.close])
        price = Math.max(price, digitsAfterPoint(cell(row)));
      if (lane.volume) volume = Math.max(volume, digitsAfterPoint(lane.volume(row)));
    }
  }
  return { price, volume };
}

function gridOfCheck({ period, anchor }: PublishedCheck): CandleGrid {
  return period === 'month' ? { kind: 'month' } : { kind: 'fixed', length: period, anchor: anchor ?? 0 };
}
