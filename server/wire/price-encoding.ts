import { MARKET_OPEN } from '../../src/contract/wire/instrument.ts';
import { COMPACT_QUOTES, encodeCompactQuotes } from '../../src/contract/wire/compact-quotes.ts';
import { TOPIC_MARKET, candleTopic } from '../../src/contract/wire/socket.ts';
import type { WireCandle } from '../../src/contract/wire/candle.ts';
import type { ScaledPrice } from '../../src/domain/price-scale.ts';
import type { Listing } from '../catalogue/listing.ts';
import { MARKET_CLOSED, quoteRow } from './quote-row.ts';
import { dataFrame, snapshotFrame } from './socket-messages.ts';

/** Text or binary, as it goes into the socket. */
export type Frame = string | Uint8Array;

/** One instrument of a market frame. */
export interface MarketQuote {
  readonly listing: Listing;
  /** Prices are integers at the instrument's price scale; NaN where there is none yet. */
  readonly close: ScaledPrice;
  readonly open: ScaledPrice;
  /** Whether the day's open is new to the subscriber. */
  readonly openIsNew: boolean;
  /** Undefined where it is what the subscriber knows. */
  readonly isMarketOpen: boolean | undefined;
}

/**
 * One form of the price topics on the wire. A subscription keeps the form that was agreed when it was made. Times are
 * those of the market, in ms since 1970.
 */
export interface Encoding {
  readonly name: string;
  market(quotes: readonly MarketQuote[], time: number, snapshot: boolean): Frame;
  candle(code: string, row: WireCandle, time: number): Frame;
}

/** The form that every client understands. */
export const jsonEncoding: Encoding = {
  name: 'json',
  market: (quotes, ts, snapshot) => {
    const data = quotes.map(wireQuote);
    return snapshot ? snapshotFrame(TOPIC_MARKET, ts, data) : dataFrame(TOPIC_MARKET, ts, data);
  },
  candle: (code, data, ts) => dataFrame(candleTopic(code), ts, data),
};

/** Changes as binary frames; the snapshot, which also tells the opens, and candles stay JSON. */
export const compactEncoding: Encoding = {
  name: COMPACT_QUOTES,
  market: (quotes, ts, snapshot) => {
    // An entry without a price cannot be told as a difference.
    const plain = snapshot || quotes.some(({ close, open }) => Number.isNaN(close) || Number.isNaN(open));
    return plain ? jsonEncoding.market(quotes, ts, snapshot) : encodeCompactQuotes(ts, quotes.map(compactQuote));
  },
  candle: (code, row, time) => jsonEncoding.candle(code, row, time),
};

const ENCODINGS: readonly Encoding[] = [jsonEncoding, compactEncoding];

/** The form a `sub` asks for, or plain JSON where it asks for none that is known here. */
export function encodingOf(asked: unknown): Encoding {
  return ENCODINGS.find((encoding) => encoding.name === asked) ?? jsonEncoding;
}

function wireQuote({ listing, close, open, isMarketOpen }: MarketQuote) {
  const row = quoteRow(listing, { close, open });
  return isMarketOpen === undefined ? row : { ...row, MarketStatus: isMarketOpen ? MARKET_OPEN : MARKET_CLOSED };
}

function compactQuote({ listing, close, open, openIsNew, isMarketOpen }: MarketQuote) {
  return { id: listing.id, close, open, sendsOpen: openIsNew, isMarketOpen };
}
