/** Bars made by rule: every bar of every period follows from its open time alone. */
import type { WireCandle } from '../../src/contract/wire/candle.ts';
import { intervalLength, isCandleInterval } from '../../src/domain/candle-interval.ts';
import { formatScaled } from '../../src/domain/price-scale.ts';
import type { MadeMinute } from './made-minute.ts';
import { priceOf, PRICE_SCALE } from './price-code.ts';

const MINUTE_S = 60;

/** @param end Unix seconds, exclusive */
export function candlePage(id: number, period: string, end: number, count: number): WireCandle[] {
  if (!isCandleInterval(period)) return [];
  const length = intervalLength(period) / 1_000;
  const first = Math.floor((end - 1) / length) * length;
  return Array.from({ length: count }, (_, index) => candleAt(id, first - (count - 1 - index) * length));
}

function candleAt(id: number, time: number): WireCandle {
  const wave = (at: number): number => priceOf(id, 0) + Math.round(400 * Math.sin((at / MINUTE_S + id) / 17));
  const [open, close] = [wave(time), wave(time + MINUTE_S)];
  return wireCandle(time, { open, close, low: Math.min(open, close) - 40, high: Math.max(open, close) + 40 }, 12);
}

interface Prices {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

function wireCandle(Time: number, prices: Prices, Volume: number): WireCandle {
  const text = (price: number): string => formatScaled(price, PRICE_SCALE);
  return {
    Time,
    Open: text(prices.open),
    High: text(prices.high),
    Low: text(prices.low),
    Close: text(prices.close),
    Volume,
  };
}

/** The running minute of one instrument, as its ticks make it. */
export class RunningMinute {
  /** This one and those before it. */
  readonly made: MadeMinute[] = [];
  readonly #id: number;
  #time = 0;
  #prices: Prices = { open: 0, high: 0, low: 0, close: 0 };
  #volume = 0;

  constructor(id: number) {
    this.#id = id;
  }

  /** The bar at `now` (Unix seconds), after tick number `sequence`. */
  at(now: number, sequence: number): WireCandle {
    const time = Math.floor(now / MINUTE_S) * MINUTE_S;
    const close = priceOf(this.#id, sequence);
    const known = time === this.#time;
    if (!known) this.made.push({ time, open: formatScaled(close, PRICE_SCALE) });
    const { open, high, low } = known ? this.#prices : { open: close, high: close, low: close };
    this.#time = time;
    this.#volume = known ? this.#volume + 1 : 1;
    this.#prices = { open, high: Math.max(high, close), low: Math.min(low, close), close };
    return wireCandle(time, this.#prices, this.#volume);
  }
}
