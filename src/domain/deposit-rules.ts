/** What may be deposited at once. */
import { compare, fitsScale, isPositive, type Decimal } from './decimal.ts';
import { MONEY_SCALE } from './margin.ts';

/** Why an amount cannot be deposited. */
export type DepositFault = 'notPositive' | 'tooManyDigits' | 'belowLeast' | 'aboveMost';

/** Between what a deposit may be, in the currency that is sent; undefined where nothing is known. */
export interface DepositBounds {
  readonly least: Decimal | undefined;
  readonly most: Decimal | undefined;
}

/** What is wrong with an amount; undefined if nothing, as far as can be told here. */
export function depositFault({ least, most }: DepositBounds, amount: Decimal): DepositFault | undefined {
  if (!isPositive(amount)) return 'notPositive';
  if (!fitsScale(amount, MONEY_SCALE)) return 'tooManyDigits';
  if (least && compare(amount, least) < 0) return 'belowLeast';
  return most && compare(amount, most) > 0 ? 'aboveMost' : undefined;
}
