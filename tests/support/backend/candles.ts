import type { WireCandle } from '../../../src/contract/wire/candle.ts';
import { CANDLE_INTERVALS, intervalLength, type CandleInterval } from '../../../src/domain/candle-interval.ts';

const PAGE = 500;

interface Minute {
  readonly Time: number;
  readonly Open: number;
  readonly High: number;
  readonly Low: number;
  readonly Close: number;
  readonly Volume: number;
}

/** Minutes by code, and bars of every interval made from them in the plainest way: group, then take first, highest, lowest, last and sum. */
export class FakeCandles {
  readonly #minutes = new Map<string, Map<number, Minute>>();

  /** Adds a minute, or replaces it. */
  put(code: string, candle: WireCandle): void {
    const minutes = this.#minutes.get(code) ?? new Map<number, Minute>();
    this.#minutes.set(code, minutes);
    minutes.set(candle.Time, {
      Time: candle.Time,
      Open: Number(candle.Open),
      High: Number(candle.High),
      Low: Number(candle.Low),
      Close: Number(candle.Close),
      Volume: Number(candle.Volume ?? 0),
    });
  }

  /** The last 500 bars that open before `end` (Unix seconds). */
  page(code: string, period: string, end = Number.NaN): WireCandle[] {
    const bars = this.all(code, period as CandleInterval);
    return bars.filter((bar) => Number.isNaN(end) || bar.Time < end).slice(-PAGE);
  }

  all(code: string, interval: CandleInterval): WireCandle[] {
    if (!CANDLE_INTERVALS.includes(interval)) return [];
    const seconds = intervalLength(interval) / 1000;
    const groups = new Map<number, Minute[]>();
    const minutes = [...(this.#minutes.get(code)?.values() ?? [])].toSorted((a, b) => a.Time - b.Time);
    for (const minute of minutes) {
      const start = Math.floor(minute.Time / seconds) * seconds;
      groups.set(start, [...(groups.get(start) ?? []), minute]);
    }
    return [...groups].map(([Time, members]) => barOf(Time, members));
  }
}

function barOf(Time: number, minutes: readonly Minute[]): WireCandle {
  return {
    Time,
    Open: minutes[0]?.Open ?? 0,
    High: Math.max(...minutes.map((minute) => minute.High)),
    Low: Math.min(...minutes.map((minute) => minute.Low)),
    Close: minutes.at(-1)?.Close ?? 0,
    Volume: minutes.reduce((total, minute) => total + minute.Volume, 0),
  };
}
