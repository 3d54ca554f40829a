import { multiply, round, subtract, type Decimal } from './decimal.ts';
import type { Instrument } from './instrument.ts';
import { MONEY_SCALE } from './margin.ts';
import type { Side } from './order.ts';

/** What of a position decides on its profit; the price is in the quote currency. */
export interface PositionTerms {
  readonly side: Side;
  readonly lots: Decimal;
  readonly openPrice: Decimal;
}

/**
 * Profit = (price now − open price) × lots × contract size × account rate for a buy, the negative for a sell; in the
 * account's currency at MONEY_SCALE. Source: docs/wire.md, "Money".
 */
export function profitOf(
  terms: Pick<Instrument, 'contractSize' | 'accountRate'>,
  position: PositionTerms,
  price: Decimal,
): Decimal {
  const move = position.side === 'buy' ? subtract(price, position.openPrice) : subtract(position.openPrice, price);
  const amount = multiply(multiply(move, position.lots), multiply(terms.contractSize, terms.accountRate));
  return round(amount, MONEY_SCALE);
}
