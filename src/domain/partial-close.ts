import { compare, isMultipleOf, isPositive, subtract, type Decimal } from './decimal.ts';
import type { Instrument } from './instrument.ts';

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
