import { compare, type Decimal } from '../../src/domain/decimal.ts';
import { direction } from '../../src/domain/order.ts';
import type { Order } from './model/order.ts';
import type { Position } from './model/position.ts';

/**
 * Whether a pending order's target is reached, from the side fixed when it was placed.
 * @param price at the instrument's price scale
 */
export function isTargetReached(order: Order, price: Decimal): boolean {
  const place = compare(price, order.requestedPrice);
  return order.reachedFrom === 'below' ? place >= 0 : place <= 0;
}

/**
 * The stop that this price has reached or passed, if any; the stop loss where both are.
 * @param price at the instrument's price scale
 */
export function reachedStop(position: Position, price: Decimal): 'stop_loss' | 'take_profit' | undefined {
  const winning = direction(position.order.side);
  if (position.stopLoss && compare(price, position.stopLoss) * winning <= 0) return 'stop_loss';
  if (position.takeProfit && compare(price, position.takeProfit) * winning >= 0) return 'take_profit';
  return undefined;
}
