/** Orders that were with a worker when it died. */
import type { OrderRequest, SubmitOutcome, UnconfirmedOrder } from '../contract/worker/ticket.ts';
import type { Outcome } from '../contract/worker/trading-api.ts';
import { LostRequests } from './lost-requests.ts';
import type { WorkerCalls } from './worker-calls.ts';

export interface OrderCalls {
  /** Places an order. `crashed` and `timeout` are no outcome: the order is unknown until it is found, or known not to be. */
  readonly submitOrder: (request: OrderRequest) => Promise<Outcome<SubmitOutcome>>;
  /** The orders that were with a worker when it died, for the one that takes its place. */
  readonly lostOrders: () => readonly UnconfirmedOrder[];
}

export function followOrders(calls: WorkerCalls): OrderCalls {
  const lost = new LostRequests<UnconfirmedOrder>(calls);
  return {
    submitOrder: (request) => lost.follow({ request, sentAt: Date.now() }, calls.command('submitOrder', request)),
    lostOrders: () => lost.all,
  };
}
