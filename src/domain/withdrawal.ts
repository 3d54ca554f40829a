/** What a withdrawal costs and brings. Formulas: docs/wire.md, "Money". */
import { isNegative, multiply, round, subtract, ZERO, type Decimal } from './decimal.ts';
import { MONEY_SCALE } from './margin.ts';

/** Digits at which the received amount is shown and paid. */
export const RECEIVED_SCALE = 2;

/** How the fee of a currency is calculated: a fixed amount, or a share of what is withdrawn. */
export type WithdrawalFeeType = 'fixed' | 'share';

/** What of a currency decides on fee and received amount. */
export interface WithdrawalTerms {
  readonly feeType: WithdrawalFeeType;
  /** The fee itself in the account's money, or the share of the amount (0.01 is one percent). */
  readonly rate: Decimal;
  /** Units of the currency for one unit of the account's money. */
  readonly usdPrice: Decimal;
}

/** Fee = rate when fixed, else amount × rate; in the account's money at MONEY_SCALE. */
export function withdrawalFee({ feeType, rate }: WithdrawalTerms, amount: Decimal): Decimal {
  return round(feeType === 'fixed' ? rate : multiply(amount, rate), MONEY_SCALE);
}

/**
 * Received = max(0, (amount − fee) × price), in the currency at RECEIVED_SCALE. The fee goes in unrounded, so that the
 * amount is rounded once.
 */
export function receivedAmount({ feeType, rate, usdPrice }: WithdrawalTerms, amount: Decimal): Decimal {
  const fee = feeType === 'fixed' ? rate : multiply(amount, rate);
  const received = multiply(subtract(amount, fee), usdPrice);
  return isNegative(received) ? ZERO : round(received, RECEIVED_SCALE);
}
