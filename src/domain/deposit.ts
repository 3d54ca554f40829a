/** What a deposit credits. Formula: docs/wire.md, "Money". */
import { divide, type Decimal } from './decimal.ts';
import { MONEY_SCALE } from './margin.ts';

/**
 * Credited = amount ÷ price, in the account's money at MONEY_SCALE.
 * @param usdPrice units of the deposit's currency for one unit of the account's money
 * @throws RangeError for a price of 0
 */
export function creditedAmount(amount: Decimal, usdPrice: Decimal): Decimal {
  return divide(amount, usdPrice, MONEY_SCALE);
}
