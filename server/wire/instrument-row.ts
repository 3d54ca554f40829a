import { MARKET_OPEN, type WireTradeItem } from '../../src/contract/wire/instrument.ts';
import { toText } from '../../src/domain/decimal.ts';
import type { Instrument } from '../../src/domain/instrument.ts';
import type { Language } from '../catalogue/languages.ts';
import type { Listing } from '../catalogue/listing.ts';
import { chineseSpellings } from '../catalogue/names/chinese-spelling.ts';
import type { Market } from '../market/market.ts';
import { MARKET_CLOSED } from './quote-row.ts';

type Changing = 'MarketStatus' | 'OpensAt' | 'ForexQuotations';

/** What of a row of `trade_list` stays as it is while the server runs, in every language; lots, sizes and rates as decimal text. */
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

/** What an instrument is called; its English name and how its name is typed are other words by which people look for it. */
export function instrumentNames(listing: Listing, language: Language): Pick<Instrument, 'name' | 'aliases'> {
  const [name, english] = [listing.nameIn(language), listing.nameIn('en')];
  const others = [...(name === english ? [] : [english]), ...chineseSpellings(name, language)];
  return { name, aliases: [...others, ...listing.aliases] };
}

/** Whether a market trades, and of a closed one when it opens next (ISO 8601), where that is known. */
export function marketState(index: number, market: Market): Pick<WireTradeItem, 'MarketStatus' | 'OpensAt'> {
  if (market.isOpen(index)) return { MarketStatus: MARKET_OPEN };
  const opensAt = market.opensAt(index);
  const opening = opensAt === undefined ? {} : { OpensAt: new Date(opensAt).toISOString() };
  return { MarketStatus: MARKET_CLOSED, ...opening };
}
