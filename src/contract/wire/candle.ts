import * as v from 'valibot';
import { decimalFromWire, toScaled } from '../../domain/decimal.ts';
import { VOLUME_SCALE, type Candle } from '../../domain/candle.ts';
import { parseScaled } from '../../domain/price-scale.ts';
import { wireDecimalSchema } from './scalars.ts';

/** A candle of `kline`, `abbreviated_cache_kline` and `KLINE.{Code}`; Time in Unix seconds, UTC, of the open. */
export const wireCandleSchema = v.object({
  Time: v.number(),
  Open: wireDecimalSchema,
  High: wireDecimalSchema,
  Low: wireDecimalSchema,
  Close: wireDecimalSchema,
  Volume: v.optional(v.nullable(wireDecimalSchema)),
});
/** A candle as it comes. */
export type WireCandle = v.InferInput<typeof wireCandleSchema>;
/** `kline` and `abbreviated_cache_kline`, oldest first. */
export const candlesSchema = v.array(wireCandleSchema);

/** The candle at `priceScale`, or undefined where a field is missing or no number. */
export function toCandle(row: unknown, priceScale: number): Candle | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { Time, Open, High, Low, Close, Volume } = row as Partial<Record<keyof WireCandle, unknown>>;
  const open = parseScaled(Open, priceScale);
  const high = parseScaled(High, priceScale);
  const low = parseScaled(Low, priceScale);
  const close = parseScaled(Close, priceScale);
  if (open === undefined || high === undefined || low === undefined || close === undefined) return undefined;
  if (typeof Time !== 'number' || !Number.isSafeInteger(Time) || low > high) return undefined;
  return { time: Time * 1000, open, high, low, close, volume: volumeFromWire(Volume) };
}

/** Candles in ascending time, each time once (the last one sent wins), broken rows left out. */
export function toCandles(rows: unknown, priceScale: number): Candle[] {
  if (!Array.isArray(rows)) return [];
  const byTime = new Map<number, Candle>();
  for (const row of rows) {
    const candle = toCandle(row, priceScale);
    if (candle) byTime.set(candle.time, candle);
  }
  return [...byTime.values()].sort((a, b) => a.time - b.time);
}

function volumeFromWire(value: unknown): number {
  const volume = decimalFromWire(value);
  return volume ? Number(toScaled(volume, VOLUME_SCALE)) : 0;
}
