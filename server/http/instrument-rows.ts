import type { WireTradeItem } from '../../src/contract/wire/instrument.ts';
import type { WireQuote } from '../../src/contract/wire/socket.ts';
import type { WireCandle } from '../../src/contract/wire/candle.ts';
import type { Candle } from '../../src/domain/candle.ts';
import { toText } from '../../src/domain/decimal.ts';
import { changeInBasisPoints, formatScaled, type ScaledPrice } from '../../src/domain/price-scale.ts';
import type { Instrument } from '../../src/domain/instrument.ts';
import type { Language } from '../catalogue/languages.ts';
import type { Listing } from '../catalogue/listing.ts';
import type { Market } from '../market/market.ts';

const CHANGE_SCALE = 2;
export const MARKET_OPEN = 1;
export const MARKET_CLOSED = 0;

type Changing = 'MarketStatus' | 'OpensAt' | 'ForexQuotations';

/** What of a row of `trade_list` stays as it is while the server runs, in every language. */
export function instrumentTerms(listing: Listing): Omit<WireTradeItem, Changing | 'Name' | 'Aliases'> {
  return {
    Id: listing.id,
    Code: listing.code,
    ShowCode: listing.displayCode,
    Logo: listing.logo,
    CategoryId: listing.categoryId,
    PricePrecision: listing.priceScale,
    Pip: toText(listing.lotStep),
    ForexMinCont: toText(listing.minLots),
    ForexContNum: toText(listing.contractSize),
    ForexFeeRate: toText(listing.feeRate),
    MarginMode: listing.marginMode === 'fixed' ? 1 : 2,
    HasForexMultiple: listing.leverages.map((Value) => ({ Value })),
  };
}

/** What a row calls an instrument. */
export function wireNames(listing: Listing, language: Language): { Name: string; Aliases: readonly string[] } {
  const { name, aliases } = instrumentNames(listing, language);
  return { Name: name, Aliases: aliases };
}

/** What an instrument is called; the English name is one of the other words by which people look for it. */
export function instrumentNames(listing: Listing, language: Language): Pick<Instrument, 'name' | 'aliases'> {
  const [name, english] = [listing.nameIn(language), listing.nameIn('en')];
  return { name, aliases: name === english ? listing.aliases : [english, ...listing.aliases] };
}

/** Integers at the instrument's price scale; NaN where there is none yet. */
interface DayPrices {
  readonly close: ScaledPrice;
  readonly open: ScaledPrice;
}

/** One row of `DAY_MARKET`, without its market status. */
export function quoteRow(listing: Listing, prices: DayPrices): WireQuote {
  return { Id: listing.id, Code: listing.code, ...quotation(listing, prices) };
}

/** A candle on the wire; the volume is a number of ticks. */
export function candleRow(candle: Candle, priceScale: number): WireCandle {
  return {
    Time: candle.time / 1000,
    Open: formatScaled(candle.open, priceScale),
    High: formatScaled(candle.high, priceScale),
    Low: formatScaled(candle.low, priceScale),
    Close: formatScaled(candle.close, priceScale),
    Volume: String(candle.volume),
  };
}

/** The same as JSON, without making a row first: a chart has hundreds. */
export function candleText({ time, open, high, low, close, volume }: Candle, priceScale: number): string {
  return (
    `{"Time":${time / 1000},"Open":"${formatScaled(open, priceScale)}","High":"${formatScaled(high, priceScale)}",` +
    `"Low":"${formatScaled(low, priceScale)}","Close":"${formatScaled(close, priceScale)}","Volume":"${volume}"}`
  );
}

/** Whether a market trades, and of a closed one when it opens next, where that is known. */
export function marketState(index: number, market: Market): Pick<WireTradeItem, 'MarketStatus' | 'OpensAt'> {
  if (market.isOpen(index)) return { MarketStatus: MARKET_OPEN };
  const opensAt = market.opensAt(index);
  const opening = opensAt === undefined ? {} : { OpensAt: new Date(opensAt).toISOString() };
  return { MarketStatus: MARKET_CLOSED, ...opening };
}

/** Prices of the day as texts, and the change in percent. */
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
