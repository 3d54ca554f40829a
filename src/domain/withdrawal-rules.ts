/** What may be withdrawn at once. */
import { compare, fitsScale, isNegative, isPositive, ZERO, type Decimal } from './decimal.ts';
import { MONEY_SCALE } from './margin.ts';
import { receivedAmount, type WithdrawalTerms } from './withdrawal.ts';

/** Why an amount cannot be withdrawn. */
export type WithdrawalFault = 'tooManyDigits' | 'belowLeast' | 'aboveMost' | 'beyondAvailable' | 'nothingReceived';

/** Between what a withdrawal may be, in the account's money; undefined where nothing is known. */
export interface WithdrawalBounds {
  readonly least: Decimal | undefined;
  readonly most: Decimal | undefined;
  readonly available: Decimal | undefined;
}

/** What is wrong with an amount; undefined if nothing, as far as can be told here. */
export function withdrawalFault(
  terms: WithdrawalTerms,
  { least, most, available }: WithdrawalBounds,
  amount: Decimal,
): WithdrawalFault | undefined {
  if (!fitsScale(amount, MONEY_SCALE)) return 'tooManyDigits';
  if (least && compare(amount, least) < 0) return 'belowLeast';
  if (most && compare(amount, most) > 0) return 'aboveMost';
  if (available && compare(amount, available) > 0) return 'beyondAvailable';
  return isPositive(receivedAmount(terms, amount)) ? undefined : 'nothingReceived';
}

/** What can be withdrawn: the smaller of the cash and what no position holds, and never less than nothing. */
export function withdrawable(cash: Decimal, freeMargin: Decimal): Decimal {
  const smaller = smallest([cash, freeMargin]) ?? ZERO;
  return isNegative(smaller) ? ZERO : smaller;
}

/** The smallest of those that are known; undefined where none is. */
export function smallest(amounts: readonly (Decimal | undefined)[]): Decimal | undefined {
  return amounts.reduce<Decimal | undefined>(
    (least, amount) => (least && (!amount || compare(least, amount) <= 0) ? least : amount),
    undefined,
  );
}
