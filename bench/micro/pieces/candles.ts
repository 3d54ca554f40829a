import { CandleAggregator } from '../../../src/domain/candle-aggregator.ts';
import type { Candle } from '../../../src/domain/candle.ts';
import { gridOf } from '../../../src/domain/candle-interval.ts';
import { seededRandom } from '../../feed/random.ts';
import type { Piece } from '../piece.ts';

const MINUTE = 60_000;
const BETWEEN_MS = 700;

interface Tick {
  readonly time: number;
  readonly price: number;
}

/** Ticks into minutes. */
export const CANDLES: Piece = {
  name: 'candle aggregation',
  prepare: (size) => {
    const random = seededRandom(size);
    const ticks = Array.from({ length: size }, (_, index) => ({
      time: 1_732_190_000_000 + index * BETWEEN_MS,
      price: 110_000 + Math.floor(random() * 400),
    }));
    return { ours: () => ours(ticks), plain: () => plain(ticks) };
  },
};

function ours(ticks: readonly Tick[]): Candle[] {
  const candles: Candle[] = [];
  const aggregator = new CandleAggregator({ grid: gridOf('1min'), onClosed: (candle) => candles.push(candle) });
  for (const { time, price } of ticks) aggregator.addTick(time, price, 1);
  return aggregator.current ? [...candles, aggregator.current] : candles;
}

function plain(ticks: readonly Tick[]): Candle[] {
  const minutes = new Map<number, number[]>();
  for (const { time, price } of ticks) {
    const minute = Math.floor(time / MINUTE) * MINUTE;
    minutes.set(minute, [...(minutes.get(minute) ?? []), price]);
  }
  return [...minutes].map(([time, prices]) => {
    const [open = Number.NaN] = prices;
    const close = prices.at(-1) ?? Number.NaN;
    return { time, open, high: Math.max(...prices), low: Math.min(...prices), close, volume: prices.length };
  });
}
