import type { TicketPreview } from '../contract/worker/ticket.ts';

/** What a ticket may do, without its amounts, as text to compare: the amounts move with every price, the rules seldom do. */
export function rulesText(preview: TicketPreview | null): string {
  if (!preview) return '';
  const { instrumentId, block, faults, sideFaults } = preview;
  return JSON.stringify({ instrumentId, block, faults, sideFaults });
}
