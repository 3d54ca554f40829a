import type { Failure } from '../../src/contract/worker/failure.ts';
import type { OrdersApi, Outcome } from '../../src/contract/worker/trading-api.ts';
import { err } from '../../src/lib/result.ts';
import type { OrderLists } from '../account/order-lists.ts';
import { resetDemo } from '../orders/reset-demo.ts';
import type { CommandScope } from './command-scope.ts';

const NO_SESSION: Failure = { kind: 'session', origin: 'forex/my_deal' };

/** The commands of tickets, orders and the demo account. */
export function orderCommands(scope: CommandScope): OrdersApi {
  return {
    resetDemo: () => scope.run(resetDemo),
    setTicket: (input) => scope.tell(({ ticket }) => ticket.set(input)),
    submitOrder: (request) => scope.run(({ orders }) => orders.submit(request)),
    closePosition: (id, part) => scope.run(({ orders }) => orders.close(id, part)),
    cancelOrder: (id) => scope.run(({ orders }) => orders.cancel(id)),
    setStops: (id, stops) => scope.run(({ orders }) => orders.setStops(id, stops)),
    refreshOrders: (status) => withLists(scope, (lists) => lists.refresh(status)),
    loadMoreOrders: (status) => withLists(scope, (lists) => lists.loadMore(status)),
  };
}

/** A visitor, or a client that has not started, has no lists. */
async function withLists(
  { client }: CommandScope,
  read: (lists: OrderLists) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  return client?.session.user ? read(client.account.lists) : err(NO_SESSION);
}
