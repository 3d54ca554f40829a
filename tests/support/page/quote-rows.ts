import { QUOTE, QUOTE_MARKET_OPEN, QUOTE_STALE, QUOTE_STRIDE } from '../../../src/contract/worker/frame.ts';
import { NO_PRICE } from '../../../src/domain/price-scale.ts';

export interface QuoteRow {
  readonly id: number;
  readonly lastPrice?: number;
  readonly dayOpen?: number;
  readonly change?: number;
  readonly receivedAt?: number;
  readonly isMarketOpen?: boolean;
  readonly stale?: boolean;
}

/** Rows of a frame, as the worker packs them. */
export function quoteRows(...rows: readonly QuoteRow[]): Float64Array {
  const packed = new Float64Array(rows.length * QUOTE_STRIDE).fill(NO_PRICE);
  rows.forEach((row, index) => {
    const at = index * QUOTE_STRIDE;
    packed[at + QUOTE.instrumentId] = row.id;
    packed[at + QUOTE.lastPrice] = row.lastPrice ?? NO_PRICE;
    packed[at + QUOTE.dayOpen] = row.dayOpen ?? NO_PRICE;
    packed[at + QUOTE.change] = row.change ?? NO_PRICE;
    packed[at + QUOTE.receivedAt] = row.receivedAt ?? NO_PRICE;
    packed[at + QUOTE.flags] =
      (row.isMarketOpen === false ? 0 : QUOTE_MARKET_OPEN) | (row.stale === true ? QUOTE_STALE : 0);
  });
  return packed;
}
