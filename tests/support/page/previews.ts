import type { TicketPreview } from '../../../src/contract/worker/ticket.ts';
import { decimal } from '../../../src/domain/decimal.ts';

/** What a ticket without fault would cost. */
export function ticketPreview(change: Partial<TicketPreview> = {}): TicketPreview {
  return {
    instrumentId: 1,
    margin: decimal('108.543'),
    fee: decimal('0.3'),
    freeMargin: decimal('99000'),
    marginLevelAfter: decimal('950'),
    block: undefined,
    faults: {},
    sideFaults: { buy: {}, sell: {} },
    ...change,
  };
}
