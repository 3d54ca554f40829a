import type { FailureKind } from '../../src/contract/worker/failure.ts';
import type { OrderRequest } from '../../src/contract/worker/ticket.ts';
import { readTicket } from './ticket-fields.ts';
import { previewTicket, type TicketContext } from './ticket-preview.ts';

/**
 * Why a request must not be sent, by the same rules that the ticket shows; undefined when it may. Funds are left to
 * the server: its figures decide, and its answer says what is missing.
 */
export function refusalOf(request: OrderRequest, context: TicketContext): FailureKind | undefined {
  const { instrument } = context;
  const { block, sideFaults } = previewTicket(request, context);
  if (block === 'offline') return 'network';
  if (block || !instrument) return 'invalid';
  const { stopLoss, takeProfit } = sideFaults[request.side];
  const faulty = Object.keys(readTicket(request, instrument).faults).length > 0;
  return faulty || stopLoss || takeProfit ? 'invalid' : undefined;
}
