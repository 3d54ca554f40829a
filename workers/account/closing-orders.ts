import type { OrderId } from '../../src/domain/order.ts';
import { BoundedMap } from '../../src/lib/bounded-map.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { TabChannel } from '../tabs/tab-channel.ts';

const MAX_ELSEWHERE = 1_000;

/** Orders that the user is closing or cancelling, in this tab or in another one: their end needs no notice. */
export class ClosingOrders {
  readonly #tabs: TabChannel;
  readonly #here = new Set<OrderId>();
  /** Closed in another tab, where the user sees the answer. */
  readonly #elsewhere = new BoundedMap<OrderId, true>(MAX_ELSEWHERE);

  constructor(tabs: TabChannel, events: ClientEmitter) {
    this.#tabs = tabs;
    events.on('tabMessage', (message) => {
      if (message.kind === 'closing') for (const id of message.orderIds) this.#elsewhere.set(id, true);
    });
  }

  has(id: OrderId): boolean {
    return this.#here.has(id) || this.#elsewhere.get(id) === true;
  }

  /** Tells the other tabs that the user closes these orders. */
  announce(orderIds: readonly OrderId[]): void {
    this.#tabs.post({ kind: 'closing', orderIds: [...orderIds] });
  }

  /** Runs the call that closes an order. @throws what the call throws */
  async during<T>(id: OrderId, call: () => Promise<T>): Promise<T> {
    this.#here.add(id);
    this.announce([id]);
    try {
      return await call();
    } finally {
      this.#here.delete(id);
    }
  }
}
