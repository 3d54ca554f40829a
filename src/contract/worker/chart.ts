import type { Candle, EpochMs } from '../../domain/candle.ts';
import type { CandleInterval } from '../../domain/candle-interval.ts';
import type { InstrumentId } from '../../domain/instrument.ts';

/** Which chart to open. */
export interface ChartRequest {
  readonly instrumentId: InstrumentId;
  readonly interval: CandleInterval;
}

/** Bars as columns, ascending in time; buffers are transferred. Prices are integers at the instrument's scale, volume at VOLUME_SCALE. */
export interface CandleColumns {
  readonly time: Float64Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
}

/** An opened chart. Updates name its series; those of an older one are dropped. */
export interface OpenedChart {
  readonly seriesId: number;
  readonly candles: CandleColumns;
  /** Whether `loadOlderCandles` may bring more. */
  readonly hasOlder: boolean;
}

/** What changed in the open chart. */
export type ChartUpdate =
  /** The running bar, after the bars that closed since the last update; ascending, none older than the last shown. */
  | { readonly kind: 'bars'; readonly seriesId: number; readonly bars: readonly Candle[] }
  /** Everything again: a gap was filled, or the bars came late. */
  | { readonly kind: 'replace'; readonly seriesId: number; readonly candles: CandleColumns };

/** The page of bars before the first one. */
export interface OlderCandles {
  readonly seriesId: number;
  readonly candles: CandleColumns;
  readonly hasOlder: boolean;
}

/** Bars as columns, in their order. */
export function candleColumns(candles: readonly Candle[]): CandleColumns {
  const column = (key: keyof Candle): Float64Array => Float64Array.from(candles, (candle) => candle[key]);
  return {
    time: column('time'),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: column('volume'),
  };
}

/** One bar of the columns; undefined beyond them. */
export function candleAt(columns: CandleColumns, index: number): Candle | undefined {
  const time: EpochMs | undefined = columns.time[index];
  if (time === undefined) return undefined;
  const at = (column: Float64Array): number => column[index] ?? Number.NaN;
  return {
    time,
    open: at(columns.open),
    high: at(columns.high),
    low: at(columns.low),
    close: at(columns.close),
    volume: at(columns.volume),
  };
}

/** What must be listed to transfer the columns instead of copying them. */
export function columnBuffers(columns: CandleColumns): ArrayBufferLike[] {
  return Object.values(columns).map((column: Float64Array) => column.buffer);
}
