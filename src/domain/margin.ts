/** What an order costs. Formulas: docs/wire.md, "Money"; rounding: half away from zero at 6 digits, once, where money is booked. */
import { divide, fromInteger, multiply, ONE, round, type Decimal } from './decimal.ts';
import type { Instrument } from './instrument.ts';

/** Digits at which money is booked. */
export const MONEY_SCALE = 6;

/** What the fee of an order is calculated from. */
export type FeeType = 'perLot' | 'ofMargin';
/** What of an instrument decides on margin and fee. */
export type MarginTerms = Pick<Instrument, 'contractSize' | 'marginMode' | 'accountRate' | 'feeRate'>;

/** How much is ordered; the price is in the quote currency. */
export interface OrderSize {
  readonly lots: Decimal;
  readonly price: Decimal;
  /** Ignored in fixed margin mode. */
  readonly leverage: number;
}

/** Margin before its rounding, kept as a fraction so that a fee taken from it is rounded only once. */
interface ExactMargin {
  readonly amount: Decimal;
  readonly divisor: Decimal;
}

function exactMargin(terms: MarginTerms, size: OrderSize): ExactMargin {
  const contracts = multiply(size.lots, terms.contractSize);
  if (terms.marginMode === 'fixed') return { amount: contracts, divisor: ONE };
  const notional = multiply(multiply(contracts, size.price), terms.accountRate);
  return { amount: notional, divisor: fromInteger(size.leverage) };
}

/**
 * Margin = lots × contract size when fixed, else lots × contract size × price × account rate ÷ leverage; in the account's
 * currency at MONEY_SCALE.
 * @throws RangeError for a leverage of 0 outside of fixed margin mode
 */
export function marginOf(terms: MarginTerms, size: OrderSize): Decimal {
  const { amount, divisor } = exactMargin(terms, size);
  return divide(amount, divisor, MONEY_SCALE);
}

/**
 * Fee = lots × fee rate when per lot, else margin × fee rate; in the account's currency at MONEY_SCALE.
 * @throws RangeError for a fee of the margin where `marginOf` does
 */
export function feeOf(terms: MarginTerms, feeType: FeeType, size: OrderSize): Decimal {
  if (feeType === 'perLot') return round(multiply(size.lots, terms.feeRate), MONEY_SCALE);
  const { amount, divisor } = exactMargin(terms, size);
  return divide(multiply(amount, terms.feeRate), divisor, MONEY_SCALE);
}
