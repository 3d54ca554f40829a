import { multiply, round, subtract, type Decimal } from './decimal.ts';
import type { Instrument } from './instrument.ts';
import { MONEY_SCALE } from './margin.ts';
import type { Side } from './order.ts';

export interface PositionTerms {
  readonly side: Side;
  readonly lots: Decimal;
  readonly openPrice: Decimal;
}

/** Profit and loss = (price now − open price) × lots × contract size for a buy, the negative for a sell; at 6 digits. Wire contract, "Money". */
export function profitOf(
  terms: Pick<Instrument, 'contractSize' | 'accountRate'>,
  position: PositionTerms,
  price: Decimal,
): Decimal {
  const move = position.side === 'buy' ? subtract(price, position.openPrice) : subtract(position.openPrice, price);
  const amount = multiply(multiply(move, position.lots), multiply(terms.contractSize, terms.accountRate));
  return round(amount, MONEY_SCALE);
}
