import { TOPIC_CLOSED, TOPIC_ORDERS } from '../../src/contract/wire/socket.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ChangeSet } from '../engine/book-order.ts';
import { orderRow } from '../http/order-row.ts';
import type { Market } from '../market/market.ts';
import type { Hub } from './hub.ts';

/** Tells the owner, on every socket, what has been booked. */
export function publishOrders(changes: ChangeSet, hub: Hub, catalogue: Catalogue, market: Market): void {
  for (const order of changes.orders) {
    hub.publish(
      changes.accountId,
      order.status === 'closed' ? TOPIC_CLOSED : TOPIC_ORDERS,
      orderRow(order, catalogue, market),
    );
  }
}
