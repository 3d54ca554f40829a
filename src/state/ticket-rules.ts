import type { TicketPreview } from '../contract/worker/ticket.ts';
import { perPage } from './page.ts';
import { computed } from './signals.ts';

/** What the ticket may do, without its amounts. */
export type TicketRules = Pick<TicketPreview, 'instrumentId' | 'block' | 'faults' | 'sideFaults'>;

export const ticketRulesOf = perPage(({ state: { ticketPreview, worker } }) => {
  /** The preview as it may be believed: a worker that does not answer can place nothing. */
  const shownPreview = computed<TicketPreview | null>(() => {
    const preview = ticketPreview.value;
    return preview && !worker.answers.value ? { ...preview, block: 'notAnswering' } : preview;
  });
  /** The amounts move with every price, the rules seldom do: compared as text, so that the form is left alone meanwhile. */
  const rulesText = computed(() => {
    const preview = shownPreview.value;
    if (!preview) return '';
    const { instrumentId, block, faults, sideFaults } = preview;
    return JSON.stringify({ instrumentId, block, faults, sideFaults });
  });
  return {
    shownPreview,
    rules: computed<TicketRules | undefined>(() =>
      rulesText.value === '' ? undefined : (JSON.parse(rulesText.value) as TicketRules),
    ),
  };
});
