import type { TicketPreview } from '../contract/worker/ticket.ts';
import { computed } from './signals.ts';
import { ticketPreview } from './slices.ts';
import { workerAnswers } from './worker.ts';

/** What the ticket may do, without its figures. */
export type TicketRules = Pick<TicketPreview, 'instrumentId' | 'block' | 'faults' | 'sideFaults'>;

/** The preview as it may be believed: a worker that does not answer can place nothing. */
export const shownPreview = computed<TicketPreview | null>(() => {
  const preview = ticketPreview.value;
  return preview && !workerAnswers.value ? { ...preview, block: 'notAnswering' } : preview;
});

/** The figures move with every price, the rules seldom do: compared as text, so that the form is left alone meanwhile. */
const rulesText = computed(() => {
  const preview = shownPreview.value;
  if (!preview) return '';
  const { instrumentId, block, faults, sideFaults } = preview;
  return JSON.stringify({ instrumentId, block, faults, sideFaults });
});

export const ticketRules = computed<TicketRules | undefined>(() =>
  rulesText.value === '' ? undefined : (JSON.parse(rulesText.value) as TicketRules),
);
