/** Orders that were with a worker when it died: the next one is told of them, and finds out what became of them. */
import type { OrderRequest, SubmitOutcome, UnconfirmedOrder } from '../contract/worker/ticket.ts';
import type { Outcome } from '../contract/worker/trading-api.ts';
import { onRestart } from './restarts.ts';
import { command } from './trading.ts';

const lost: UnconfirmedOrder[] = [];

/** Places an order. `crashed` and `timeout` are no outcome: the order is unknown until it is found, or known not to be. */
export async function submitOrder(request: OrderRequest): Promise<Outcome<SubmitOutcome>> {
  const sentAt = Date.now();
  const outcome = await command('submitOrder', request);
  if (!outcome.ok && outcome.error.kind === 'crashed') lost.push({ request, sentAt });
  return outcome;
}

/** The orders that were with a worker when it died, for the one that takes its place. */
export function lostOrders(): readonly UnconfirmedOrder[] {
  return lost;
}

// From here on the worker knows them.
onRestart(() => void lost.splice(0));
