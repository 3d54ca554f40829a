import { compare, type Decimal, isMultipleOf, isNegative, isPositive, subtract } from './decimal.ts';
import type { Side } from './order.ts';
import type { Instrument } from './instrument.ts';

/** What is wrong with the stops of an order. */
export type StopFault = 'stopLossSide' | 'takeProfitSide' | 'negative';

/**
 * What is wrong with the stops; undefined if nothing. Stop-loss must lie on the losing side of the entry and take-profit
 * on the winning side, neither at it. Rule: docs/wire.md, "What a backend has to keep to".
 */
export function stopFault(
  side: Side,
  entry: Decimal,
  stopLoss: Decimal | undefined,
  takeProfit: Decimal | undefined,
): StopFault | undefined {
  if ((stopLoss && isNegative(stopLoss)) || (takeProfit && isNegative(takeProfit))) return 'negative';
  const winning = side === 'buy' ? 1 : -1;
  if (stopLoss && compare(stopLoss, entry) !== -winning) return 'stopLossSide';
  if (takeProfit && compare(takeProfit, entry) !== winning) return 'takeProfitSide';
  return undefined;
}

/** What is wrong with the lots of a partial close. */
export type ClosingLotsFault = 'aboveOpen' | 'belowMinimum' | 'offStep' | 'restBelowMinimum';

/**
 * What is wrong with closing so many of a position's lots; undefined if nothing. Fewer than all must be on the lot step,
 * and what is closed and what stays must each be an amount that can be traded. Rule: docs/wire.md, `close`.
 */
export function closingLotsFault(
  { lotStep, minLots }: Pick<Instrument, 'lotStep' | 'minLots'>,
  lots: Decimal,
  open: Decimal,
): ClosingLotsFault | undefined {
  const rest = subtract(open, lots);
  if (compare(lots, open) > 0) return 'aboveOpen';
  if (compare(lots, minLots) < 0) return 'belowMinimum';
  if (!isPositive(rest)) return undefined;
  if (!isMultipleOf(lots, lotStep)) return 'offStep';
  return compare(rest, minLots) < 0 ? 'restBelowMinimum' : undefined;
}
