import type { Failure } from '../../src/contract/worker/failure.ts';
import type { OrderListState, OrdersState } from '../../src/contract/worker/state.ts';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import { PAGE_SIZE } from '../../src/contract/wire/envelope.ts';
import type { Decimal } from '../../src/domain/decimal.ts';
import type { Order, OrderId, OrderStatus } from '../../src/domain/order.ts';
import { err, ok } from '../../src/lib/result.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { loadOrderPage, type OrderPage } from './load-orders.ts';
import { mergeOrder, withoutOrder, withPage, type OrderChange } from './order-list-changes.ts';

/** What the lists report to their owner. */
export interface OrderListEvents {
  readonly onChange: (state: OrdersState) => void;
  /** The open positions as they now are. */
  readonly onPositions: (orders: readonly Order[]) => void;
  /** The balance that came with the positions. */
  readonly onBalance: (balance: Decimal) => void;
}

const EMPTY: OrderListState = {
  orders: [],
  total: undefined,
  loading: false,
  failure: undefined,
  totalProfit: undefined,
};
const NO_ORDERS: OrdersState = { pending: EMPTY, open: EMPTY, closed: EMPTY };

/** Orders by status: pages as they are asked for (of positions all), and every pushed change on top. */
export class OrderLists {
  readonly #http: HttpClient;
  readonly #resolve: (order: Order) => Order;
  readonly #events: OrderListEvents;
  #state: OrdersState = NO_ORDERS;
  /** Changes since a load began: its answer may be older than they are. */
  #sinceLoad: OrderChange[] = [];
  #loads = 0;
  #started = 0;
  /** The load whose answer each list shows: an answer to an earlier one is older. */
  readonly #shown = { pending: 0, open: 0, closed: 0 };
  /** Those of an earlier session are given up. */
  #generation = 0;
  #newestId = 0;

  /** @param resolve completes an order of which the backend named only the code */
  constructor(http: HttpClient, resolve: (order: Order) => Order, events: OrderListEvents) {
    this.#http = http;
    this.#resolve = resolve;
    this.#events = events;
  }

  get state(): OrdersState {
    return this.#state;
  }

  /** Shows an account from an earlier run, until the server answers. */
  restore(kept: Partial<OrdersState>, balance: Decimal): void {
    this.#enter({ ...this.#state, ...kept });
    this.#events.onPositions(this.#state.open.orders);
    this.#events.onBalance(balance);
  }

  /** The highest order id seen. */
  get newestId(): OrderId {
    return this.#newestId;
  }

  /** Pending orders and open positions. */
  get openIds(): readonly OrderId[] {
    return [...this.#state.pending.orders, ...this.#state.open.orders].map((order) => order.id);
  }

  /** Among the rows that were read. */
  find(id: OrderId): Order | undefined {
    const { pending, open, closed } = this.#state;
    return [pending, open, closed].flatMap((list) => list.orders).find((order) => order.id === id);
  }

  /** Nobody is logged in any more; loads that still run are given up. */
  clear(): void {
    this.#generation++;
    this.#newestId = 0;
    this.#enter(NO_ORDERS);
    this.#events.onPositions([]);
  }

  /** Reads a list from its start: of positions every page, since the account's summary needs them all. */
  refresh(status: OrderStatus): Promise<Outcome<null>> {
    return this.#loading(status, async () => {
      const first = await loadOrderPage(this.#http, status, 1);
      if (!first.ok || status !== 'open') return first;
      return this.#allPages(first.value);
    });
  }

  /** Reads on where the list ends; nothing once it has its total. */
  async loadMore(status: OrderStatus): Promise<Outcome<null>> {
    const { orders, total, loading } = this.#state[status];
    if (loading || (total !== undefined && orders.length >= total)) return ok(null);
    // Counted from the rows that are there: pushed changes move the pages' borders, and doubles are left out.
    const page = Math.floor(orders.length / PAGE_SIZE) + 1;
    return this.#loading(status, async () => {
      const next = await loadOrderPage(this.#http, status, page);
      if (!next.ok) return next;
      const shown = this.#state[status].orders;
      return ok({ ...next.value, orders: withPage(shown, next.value.orders) });
    });
  }

  /** An order was placed, filled, changed or closed, by an answer or by a push. */
  apply(order: Order): void {
    this.#change({ kind: 'put', order: this.#resolve(order) });
  }

  /** An order is gone, of which no more is known. */
  drop(id: OrderId): void {
    this.#change({ kind: 'drop', id });
  }

  #change(change: OrderChange): void {
    if (this.#loads > 0) this.#sinceLoad.push(change);
    this.#enter(applied(this.#state, change));
    this.#events.onPositions(this.#state.open.orders);
  }

  async #loading(status: OrderStatus, load: () => Promise<Outcome<OrderPage>>): Promise<Outcome<null>> {
    const generation = this.#generation;
    const number = ++this.#started;
    this.#patch(status, { loading: true });
    this.#loads++;
    const loaded = await load().finally(() => this.#loads--);
    const since = this.#sinceLoad;
    if (this.#loads === 0) this.#sinceLoad = [];
    if (generation !== this.#generation)
      return loaded.ok ? err({ kind: 'cancelled', origin: 'forex/my_deal' }) : loaded;
    if (number < this.#shown[status]) return ok(null);
    if (!loaded.ok) return this.#failed(status, loaded.error);
    this.#shown[status] = number;
    this.#loaded(status, loaded.value, since);
    return ok(null);
  }

  #loaded(status: OrderStatus, page: OrderPage, since: readonly OrderChange[]): void {
    const { total, totalProfit } = page;
    const orders = page.orders.map(this.#resolve);
    let state: OrdersState = {
      ...this.#state,
      [status]: { orders, total, totalProfit, loading: false, failure: undefined },
    };
    for (const change of since) state = applied(state, change);
    this.#enter(state);
    if (status !== 'open') return;
    this.#events.onPositions(state.open.orders);
    // Only with the positions it belongs to: an order that changed meanwhile is not in it.
    if (page.balance && since.length === 0) this.#events.onBalance(page.balance);
  }

  #failed(status: OrderStatus, failure: Failure): Outcome<null> {
    this.#patch(status, { loading: false, failure });
    return err(failure);
  }

  async #allPages(first: OrderPage): Promise<Outcome<OrderPage>> {
    let { orders } = first;
    for (let page = 2; orders.length < first.total; page++) {
      // One after the other: the next is needed only if this one is full.
      const next = await loadOrderPage(this.#http, 'open', page);
      if (!next.ok) return next;
      if (next.value.orders.length === 0) break;
      orders = withPage(orders, next.value.orders);
    }
    return ok({ ...first, orders });
  }

  #patch(status: OrderStatus, change: Partial<OrderListState>): void {
    this.#enter({ ...this.#state, [status]: { ...this.#state[status], ...change } });
  }

  #enter(state: OrdersState): void {
    this.#state = state;
    for (const list of Object.values(state)) {
      for (const order of list.orders) this.#newestId = Math.max(this.#newestId, order.id);
    }
    this.#events.onChange(state);
  }
}

function applied(state: OrdersState, change: OrderChange): OrdersState {
  return change.kind === 'put' ? mergeOrder(state, change.order) : withoutOrder(state, change.id);
}
