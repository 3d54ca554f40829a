import type { OrderListState, OrdersState } from '../../src/contract/worker/state.ts';
import type { Order, OrderId, OrderStatus } from '../../src/domain/order.ts';

/** A change that came while a list was being read, to be applied to its answer. */
export type OrderChange =
  | { readonly kind: 'put'; readonly order: Order }
  | { readonly kind: 'drop'; readonly id: OrderId };

const STATUSES: readonly OrderStatus[] = ['pending', 'open', 'closed'];

/** The lists with `order` in the one of its status and in no other: in its place if it was there, else on top. */
export function mergeOrder(state: OrdersState, order: Order): OrdersState {
  // An order never goes back to an earlier status, so such a row is older than the one in the list.
  if (STATUSES.indexOf(order.status) < STATUSES.indexOf(statusIn(state, order.id) ?? 'pending')) return state;
  const others = withoutOrder(state, order.id, order.status);
  return { ...others, [order.status]: put(others[order.status], order) };
}

/** The lists without the order, except in the list `kept`. */
export function withoutOrder(state: OrdersState, id: OrderId, kept?: OrderStatus): OrdersState {
  const remove = (status: OrderStatus): OrderListState => {
    const list = state[status];
    const orders = list.orders.filter((order) => order.id !== id);
    if (status === kept || orders.length === list.orders.length) return list;
    return { ...list, orders, total: list.total === undefined ? undefined : list.total - 1 };
  };
  return { pending: remove('pending'), open: remove('open'), closed: remove('closed') };
}

/** Shown rows followed by those of a page that are not among them. */
export function withPage(shown: readonly Order[], page: readonly Order[]): Order[] {
  const known = new Set(shown.map((order) => order.id));
  return [...shown, ...page.filter((order) => !known.has(order.id))];
}

function statusIn(state: OrdersState, id: OrderId): OrderStatus | undefined {
  return STATUSES.filter((status) => state[status].orders.some((order) => order.id === id)).at(-1);
}

function put(list: OrderListState, order: Order): OrderListState {
  const index = list.orders.findIndex((known) => known.id === order.id);
  if (index >= 0) return { ...list, orders: list.orders.map((known, at) => (at === index ? order : known)) };
  const total = list.total === undefined ? undefined : list.total + 1;
  return { ...list, orders: [order, ...list.orders], total };
}
