import { compare, isNegative, type Decimal } from './decimal.ts';
import type { Side } from './order.ts';

export type StopFault = 'stopLossSide' | 'takeProfitSide' | 'negative';

/** Stop-loss must lie on the losing side of the entry and take-profit on the winning side; undefined when both do. */
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
