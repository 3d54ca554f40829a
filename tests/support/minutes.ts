import { toCandles, type WireCandle } from '../../src/contract/wire/candle.ts';
import type { Candle } from '../../src/domain/candle.ts';
import type { CandleInterval } from '../../src/domain/candle-interval.ts';
import type { FakeBackend } from './backend/fake-backend.ts';

/** Midnight of a day that has long begun, in Unix seconds. */
export const DAY_START = 1_700_006_400;

/** A minute whose prices differ from its neighbours'. */
export function minuteAt(index: number, part = 1): WireCandle {
  const open = 10_000 + ((index * 7_919) % 500);
  const swing = 1 + (index % 13);
  const price = (value: number): string => (value / 10_000).toFixed(4);
  return {
    Time: DAY_START + index * 60,
    Open: price(open),
    High: price(open + (part === 1 ? swing : 0)),
    Low: price(open - (part === 1 ? swing : 0)),
    Close: price(part === 1 ? open + (index % 5) - 2 : open),
    Volume: String(Math.ceil((index % 17) * part)),
  };
}

/** What the backend knows, as the chart should show it. */
export function barsOf(backend: FakeBackend, code: string, interval: CandleInterval): Candle[] {
  return toCandles(backend.candles.all(code, interval), 5);
}
