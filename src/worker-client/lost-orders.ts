/** Orders that were with a worker when it died: the next one is told of them, and finds out what became of them. */
import type { OrderRequest, SubmitOutcome, UnconfirmedOrder } from '../contract/worker/ticket.ts';
import type { Outcome } from '../contract/worker/trading-api.ts';
import type { WorkerCalls } from './worker-calls.ts';

export interface OrderCalls {
  /** Places an order. `crashed` and `timeout` are no outcome: the order is unknown until it is found, or known not to be. */
  readonly submitOrder: (request: OrderRequest) => Promise<Outcome<SubmitOutcome>>;
  /** The orders that were with a worker when it died, for the one that takes its place. */
  readonly lostOrders: () => readonly UnconfirmedOrder[];
}

export function followOrders({ command, onRestart }: WorkerCalls): OrderCalls {
  let lost: readonly UnconfirmedOrder[] = [];
  // From here on the worker knows them.
  onRestart(() => (lost = []));
  return {
    submitOrder: async (request) => {
      const sentAt = Date.now();
      const outcome = await command('submitOrder', request);
      if (!outcome.ok && outcome.error.kind === 'crashed') lost = [...lost, { request, sentAt }];
      return outcome;
    },
    lostOrders: () => lost,
  };
}
