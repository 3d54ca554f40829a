import { toFixedText, type Decimal } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';

/** `getBalance`: money in the account's currency, as decimal text with six digits. */
export function balanceRow(balance: Decimal): { balance: string } {
  return { balance: toFixedText(balance, MONEY_SCALE) };
}

/** `forexDetail`: the balance, and what of it margin holds; as decimal text with six digits. */
export function accountDetailRow(balance: Decimal, usedMargin: Decimal): { balance: string; lock_balance: string } {
  return { ...balanceRow(balance), lock_balance: toFixedText(usedMargin, MONEY_SCALE) };
}
