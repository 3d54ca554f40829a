import type { TicketPreview } from '../contract/worker/ticket.ts';
import { computed } from './signals.ts';
import { ticketPreview } from './slices.ts';

/** What the ticket may do, without its figures. */
export type TicketRules = Pick<TicketPreview, 'instrumentId' | 'block' | 'faults' | 'sideFaults'>;

/** The figures move with every price, the rules seldom do: compared as text, so that the form is left alone meanwhile. */
const rulesText = computed(() => {
  const preview = ticketPreview.value;
  if (!preview) return '';
  const { instrumentId, block, faults, sideFaults } = preview;
  return JSON.stringify({ instrumentId, block, faults, sideFaults });
});

export const ticketRules = computed<TicketRules | undefined>(() =>
  rulesText.value === '' ? undefined : (JSON.parse(rulesText.value) as TicketRules),
);
