import type { TicketPreview } from '../contract/worker/ticket.ts';
import { perPage } from './page.ts';
import { rulesText } from './rules-text.ts';
import { computed } from './signals.ts';

/** What the ticket may do, without its amounts. */
export type TicketRules = Pick<TicketPreview, 'instrumentId' | 'block' | 'faults' | 'sideFaults'>;

export const ticketRulesOf = perPage(({ state: { ticketPreview, worker } }) => {
  /** The preview as it may be believed: a worker that does not answer can place nothing. */
  const shownPreview = computed<TicketPreview | null>(() => {
    const preview = ticketPreview.value;
    return preview && !worker.answers.value ? { ...preview, block: 'notAnswering' } : preview;
  });
  // Compared as text, so that the form is left alone while the amounts move.
  const text = computed(() => rulesText(shownPreview.value));
  return {
    shownPreview,
    rules: computed<TicketRules | undefined>(() =>
      text.value === '' ? undefined : (JSON.parse(text.value) as TicketRules),
    ),
  };
});
