/** The state of a margin account. Formulas: docs/wire.md, "Money". */
import { add, compare, decimal, divide, isPositive, isZero, multiply, subtract, type Decimal } from './decimal.ts';

const HUNDRED = decimal('100');
/** Digits of a percentage: as many as are shown, so that it is rounded once. */
export const PERCENT_SCALE = 2;

/** An account at one moment. Amounts in its currency, exact; percentages at PERCENT_SCALE, rounded half away from zero. */
export interface AccountSummary {
  readonly balance: Decimal;
  /** Net value: balance + unrealized profit. */
  readonly equity: Decimal;
  readonly usedMargin: Decimal;
  /** Available: equity − used margin. */
  readonly freeMargin: Decimal;
  /** Prepayment ratio in percent: equity ÷ used margin × 100; undefined without used margin. */
  readonly marginLevel: Decimal | undefined;
  /** Used margin ÷ equity × 100; undefined without used margin or where equity is not positive. */
  readonly riskRate: Decimal | undefined;
  /** Sum over the open positions. */
  readonly unrealizedPnl: Decimal;
}

/** The summary that follows from three amounts in the account's currency. */
export function accountSummary(balance: Decimal, usedMargin: Decimal, unrealizedPnl: Decimal): AccountSummary {
  const equity = add(balance, unrealizedPnl);
  const engaged = !isZero(usedMargin);
  return {
    balance,
    equity,
    usedMargin,
    freeMargin: subtract(equity, usedMargin),
    marginLevel: engaged ? percentage(equity, usedMargin) : undefined,
    riskRate: engaged && isPositive(equity) ? percentage(usedMargin, equity) : undefined,
    unrealizedPnl,
  };
}

function percentage(part: Decimal, whole: Decimal): Decimal {
  return divide(multiply(part, HUNDRED), whole, PERCENT_SCALE);
}

/** Whether equity has fallen to the stop-out level (percent of used margin) or below; exact, without the rounding of the shown level. */
export function isStoppedOut(equity: Decimal, usedMargin: Decimal, stopOutLevel: Decimal): boolean {
  if (isZero(usedMargin)) return false;
  return compare(multiply(equity, HUNDRED), multiply(usedMargin, stopOutLevel)) <= 0;
}
