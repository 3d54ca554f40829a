import type { WireQuote } from '../../src/contract/wire/socket.ts';
import { changeInBasisPoints, formatScaled, type ScaledPrice } from '../../src/domain/price-scale.ts';
import type { Listing } from '../catalogue/listing.ts';

const CHANGE_SCALE = 2;

/** `MarketStatus` of a market that is closed. */
export const MARKET_CLOSED = 0;

/** Integers at the instrument's price scale; NaN where there is none yet. */
interface DayPrices {
  readonly close: ScaledPrice;
  readonly open: ScaledPrice;
}

/** One row of `DAY_MARKET`, without its market status. */
export function quoteRow(listing: Listing, prices: DayPrices): WireQuote {
  return { Id: listing.id, Code: listing.code, ...quotation(listing, prices) };
}

/** Prices of the day as decimal text with the instrument's digits ("0" where there is none), and the change since the day's open in percent, two digits: (close − open) ÷ open (docs/wire.md). */
export function quotation(
  listing: Listing,
  { close, open }: DayPrices,
): { Open: string; Close: string; Change: string } {
  const change = changeInBasisPoints(close, open);
  return {
    Open: priceText(open, listing.priceScale),
    Close: priceText(close, listing.priceScale),
    Change: Number.isNaN(change) ? '0.00' : formatScaled(change, CHANGE_SCALE),
  };
}

function priceText(price: number, scale: number): string {
  return Number.isNaN(price) ? '0' : formatScaled(price, scale);
}
