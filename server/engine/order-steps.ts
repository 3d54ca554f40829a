/** The steps of an order's life, as pure functions from one state to the next. */
import { compare, round, ZERO, type Decimal } from '../../src/domain/decimal.ts';
import { feeOf, marginOf, MONEY_SCALE, type FeeType } from '../../src/domain/margin.ts';
import type { CloseReason } from '../../src/domain/order.ts';
import { profitOf } from '../../src/domain/profit.ts';
import type { Listing } from '../catalogue/listing.ts';
import type { BookOrder } from './book-order.ts';
import type { OrderRequest } from './order-request.ts';

const NO_MONEY = round(ZERO, MONEY_SCALE);
/** What stands for the leverage where the margin does not depend on it. */
const FIXED_LEVERAGE = 1;

interface Placement {
  readonly id: number;
  readonly accountId: number;
  readonly listing: Listing;
  readonly feeType: FeeType;
  /** The current price. */
  readonly price: Decimal;
  readonly time: number;
}

/** A new order, still pending: a market order's target is the current price. */
export function placeOrder(
  request: OrderRequest,
  { id, accountId, listing, feeType, price, time }: Placement,
): BookOrder {
  const target =
    request.kind === 'pending' && request.targetPrice ? round(request.targetPrice, listing.priceScale) : price;
  const leverage = listing.marginMode === 'fixed' ? FIXED_LEVERAGE : (request.leverage ?? FIXED_LEVERAGE);
  const size = { lots: request.lots, price: target, leverage };
  return {
    id,
    accountId,
    clientId: request.clientId,
    code: listing.code,
    side: request.side,
    status: 'pending',
    lots: request.lots,
    leverage,
    askedPrice: target,
    reachedFrom: compare(target, price) >= 0 ? 'below' : 'above',
    openPrice: undefined,
    closePrice: undefined,
    stopLoss: request.stopLoss,
    takeProfit: request.takeProfit,
    margin: marginOf(listing, size),
    fee: feeOf(listing, feeType, size),
    profit: NO_MONEY,
    createdAt: time,
    openedAt: undefined,
    closedAt: undefined,
    closeReason: undefined,
  };
}

/** The order as a position opened at a price, with the margin and fee of that price. */
export function fillOrder(
  order: BookOrder,
  listing: Listing,
  feeType: FeeType,
  price: Decimal,
  time: number,
): BookOrder {
  const size = { lots: order.lots, price, leverage: order.leverage };
  return {
    ...order,
    status: 'holding',
    openPrice: price,
    margin: marginOf(listing, size),
    fee: feeOf(listing, feeType, size),
    openedAt: time,
  };
}

/** The position closed at a price, with its profit. */
export function closeOrder(
  order: BookOrder,
  profit: Decimal,
  price: Decimal,
  reason: CloseReason,
  time: number,
): BookOrder {
  return { ...order, status: 'closed', closePrice: price, profit, closedAt: time, closeReason: reason };
}

/** A pending order taken back. */
export function cancelOrder(order: BookOrder, price: Decimal, time: number): BookOrder {
  return { ...order, status: 'closed', closePrice: price, closedAt: time, closeReason: 'cancelled' };
}

/** Profit of a position at a price; 0 of an order that holds none. */
export function profitAt(order: BookOrder, listing: Listing, price: Decimal): Decimal {
  if (!order.openPrice || order.status === 'pending') return NO_MONEY;
  return profitOf(listing, { side: order.side, lots: order.lots, openPrice: order.openPrice }, price);
}
