import type { OrderListState, OrdersState } from '../../../src/contract/worker/state.ts';
import { decimal } from '../../../src/domain/decimal.ts';
import type { Order, OrderId, OrderStatus } from '../../../src/domain/order.ts';
import { page } from './fresh-page.ts';

export function order(id: OrderId, change: Partial<Order> = {}): Order {
  return {
    id,
    instrumentId: 1,
    code: 'EURUSD',
    displayCode: 'EUR/USD',
    side: 'buy',
    status: 'open',
    lots: decimal('0.10'),
    leverage: 100,
    requestedPrice: decimal('1.08500'),
    openPrice: decimal('1.08510'),
    lastPrice: decimal('1.08600'),
    profit: decimal('9'),
    margin: decimal('108.51'),
    fee: decimal('0.3'),
    stopLoss: undefined,
    takeProfit: undefined,
    createdAt: '2026-11-21T10:15:00Z',
    closeReason: undefined,
    ...change,
  };
}

const NOT_LOADED: OrderListState = {
  orders: [],
  total: undefined,
  loading: false,
  failure: undefined,
  totalProfit: undefined,
};

/** A list as the worker has it, complete unless told otherwise. */
export function orderList(orders: readonly Order[], change: Partial<OrderListState> = {}): OrderListState {
  return { ...NOT_LOADED, orders, total: orders.length, ...change };
}

export function ordersState(lists: Partial<OrdersState> = {}): OrdersState {
  return { open: NOT_LOADED, pending: NOT_LOADED, closed: NOT_LOADED, ...lists };
}

export function showOrders(status: OrderStatus, list: OrderListState): void {
  page.state.slices.orders.value = { ...page.state.slices.orders.peek(), [status]: list };
}
