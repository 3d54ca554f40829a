/** The instruments of the bench: how many is the scenario's, the rest follows from their number. */
import type { WireCategory, WireTradeItem } from '../../src/contract/wire/instrument.ts';
import type { WireQuote } from '../../src/contract/wire/socket.ts';
import { changeInBasisPoints, formatScaled } from '../../src/domain/price-scale.ts';
import { openOf, priceOf, PRICE_SCALE } from './price-code.ts';

const CATEGORY_NAMES = ['Forex', 'Metals', 'Shares', 'Crypto'] as const;

export const CATEGORIES: readonly WireCategory[] = CATEGORY_NAMES.map((NameShowTrans, index) => ({
  Id: index + 1,
  NameShowTrans,
}));

export function codeOf(id: number): string {
  return `SYM${String(id).padStart(4, '0')}`;
}

export function idOfCode(code: string): number {
  return Number(code.slice(3));
}

/** @param picture its address; empty for none */
export function tradeItem(id: number, sequence: number, picture = ''): WireTradeItem {
  const { Open, Close, Change } = quoteRow(id, sequence);
  return {
    Id: id,
    Code: codeOf(id),
    ShowCode: codeOf(id),
    Logo: picture,
    CategoryId: 1 + (id % CATEGORIES.length),
    MarketStatus: 1,
    PricePrecision: PRICE_SCALE,
    Pip: '0.01',
    ForexMinCont: '0.01',
    ForexContNum: '100000',
    ForexFeeRate: '3',
    MarginMode: 2,
    HasForexMultiple: [{ Value: 100 }, { Value: 200 }],
    ForexQuotations: { Open, Close, Change },
  };
}

/** A row of `DAY_MARKET` after tick number `sequence`. */
export function quoteRow(id: number, sequence: number): WireQuote {
  const open = openOf(id);
  const close = priceOf(id, sequence);
  return {
    Id: id,
    Code: codeOf(id),
    Open: formatScaled(open, PRICE_SCALE),
    Close: formatScaled(close, PRICE_SCALE),
    Change: formatScaled(changeInBasisPoints(close, open), 2),
  };
}
