import * as v from 'valibot';
import { compare, ONE } from '../../domain/decimal.ts';
import type { Category, Instrument } from '../../domain/instrument.ts';
import {
  decimalSchema,
  integerSchema,
  optionalDecimalSchema,
  textSchema,
  tolerantArray,
  wireDecimalSchema,
} from './scalars.ts';

/** `MarketStatus` of a market that is open. */
export const MARKET_OPEN = 1;
const MARGIN_MODE_FIXED = 1;

/** Prices of the day; Change in percent of the day's open. */
export const quotationSchema = v.object({
  Open: v.optional(v.nullable(wireDecimalSchema)),
  Close: v.optional(v.nullable(wireDecimalSchema)),
  Change: v.optional(v.nullable(wireDecimalSchema)),
});

/** One leverage that an instrument offers. */
export const leverageOptionSchema = v.object({ Value: integerSchema });

/** One row of `trade_list`. */
export const tradeItemSchema = v.object({
  Id: integerSchema,
  Code: v.string(),
  ShowCode: textSchema,
  /** In the language of the request. An extension, as the aliases are: a server need not send them, and what it sends may not spoil the row. */
  Name: v.fallback(textSchema, ''),
  Aliases: v.fallback(v.optional(tolerantArray(v.string()), []), []),
  Logo: textSchema,
  CategoryId: integerSchema,
  MarketStatus: integerSchema,
  /** Of a closed market: when it opens next, ISO 8601; a server need not say. */
  OpensAt: v.optional(v.nullable(v.string())),
  PricePrecision: v.pipe(integerSchema, v.minValue(0), v.maxValue(12)),
  /** Lot step. */
  Pip: decimalSchema,
  ForexMinCont: decimalSchema,
  ForexContNum: decimalSchema,
  ForexFeeRate: decimalSchema,
  MarginMode: integerSchema,
  HasForexMultiple: v.optional(v.nullable(v.array(leverageOptionSchema)), []),
  ForexQuotations: quotationSchema,
  AccountRate: optionalDecimalSchema,
});
/** A row as it comes. */
export type WireTradeItem = v.InferInput<typeof tradeItemSchema>;
/** A row as it was read: decimals exact. */
export type TradeItem = v.InferOutput<typeof tradeItemSchema>;
/** `trade_list`; a row that cannot be read is left out. */
export const tradeListSchema = tolerantArray(tradeItemSchema);

/** Whether a `MarketStatus` says that the market is open; undefined where it says nothing. */
export function saysMarketOpen(status: unknown): boolean | undefined {
  return status === undefined || status === null ? undefined : Number(status) === MARKET_OPEN;
}

/** The instrument of a trade item; its quotation goes to the quote book. */
export function toInstrument(item: TradeItem): Instrument {
  return {
    id: item.Id,
    code: item.Code,
    displayCode: item.ShowCode || item.Code,
    name: (item.Name ?? '').trim(),
    aliases: item.Aliases,
    logo: item.Logo ?? '',
    categoryId: item.CategoryId,
    isMarketOpen: saysMarketOpen(item.MarketStatus) ?? false,
    opensAt: Date.parse(item.OpensAt ?? '') || undefined,
    priceScale: item.PricePrecision,
    lotStep: item.Pip,
    minLots: item.ForexMinCont,
    contractSize: item.ForexContNum,
    feeRate: item.ForexFeeRate,
    marginMode: item.MarginMode === MARGIN_MODE_FIXED ? 'fixed' : 'leveraged',
    leverages: leveragesOf(item),
    accountRate: item.AccountRate && compare(item.AccountRate, ONE) !== 0 ? item.AccountRate : ONE,
  };
}

function leveragesOf(item: TradeItem): number[] {
  const values = (item.HasForexMultiple ?? []).map((option) => option.Value).filter((value) => value > 0);
  return [...new Set(values)].sort((a, b) => a - b);
}

/** One row of `getCategories`. */
export const categorySchema = v.object({ Id: integerSchema, NameShowTrans: v.string() });
/** A category as it comes. */
export type WireCategory = v.InferInput<typeof categorySchema>;
/** `getCategories`; a row that cannot be read is left out. */
export const categoriesSchema = tolerantArray(categorySchema);

/** The category of a row. */
export function toCategory(row: v.InferOutput<typeof categorySchema>): Category {
  return { id: row.Id, name: row.NameShowTrans };
}
