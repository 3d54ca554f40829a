import { TOPIC_MARKET, candleTopic, type WireQuote } from '../../src/contract/wire/socket.ts';
import type { WireCandle } from '../../src/contract/wire/candle.ts';

export type Frame = string | Uint8Array;

/** One form of the price topics on the wire. A subscription keeps the form that was agreed when it was made. */
export interface Encoding {
  readonly name: string;
  market(rows: readonly WireQuote[], time: number, snapshot: boolean): Frame;
  candle(code: string, row: WireCandle, time: number): Frame;
}

/** The form that every client understands. */
export const jsonEncoding: Encoding = {
  name: 'json',
  market: (data, ts, snapshot) => {
    return JSON.stringify({ type: 'data', topic: TOPIC_MARKET, ts, ...(snapshot ? { snapshot } : {}), data });
  },
  candle: (code, data, ts) => JSON.stringify({ type: 'data', topic: candleTopic(code), ts, data }),
};

const ENCODINGS: readonly Encoding[] = [jsonEncoding];

/** The form a `sub` asks for, or plain JSON where it asks for none that is known here. */
export function encodingOf(asked: unknown): Encoding {
  return ENCODINGS.find((encoding) => encoding.name === asked) ?? jsonEncoding;
}
