import { compare, type Decimal } from '../../src/domain/decimal.ts';
import { direction } from '../../src/domain/order.ts';
import type { BookOrder } from './book-order.ts';

/** Whether a pending order's target is reached, from the side fixed when it was placed. */
export function isTargetReached(order: BookOrder, price: Decimal): boolean {
  const place = compare(price, order.askedPrice);
  return order.reachedFrom === 'below' ? place >= 0 : place <= 0;
}

/** The stop that this price has reached or passed, if any. */
export function reachedStop(order: BookOrder, price: Decimal): 'stop_loss' | 'take_profit' | undefined {
  const winning = direction(order.side);
  if (order.stopLoss && compare(price, order.stopLoss) * winning <= 0) return 'stop_loss';
  if (order.takeProfit && compare(price, order.takeProfit) * winning >= 0) return 'take_profit';
  return undefined;
}
