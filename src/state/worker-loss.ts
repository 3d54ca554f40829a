/** What the page makes of it that its worker is gone. */
import type { EpochMs } from '../domain/candle.ts';
import type { PageState } from './page-state.ts';
import { batch } from './signals.ts';

/** The worker is dead: everything that it said grows old at `since`, until another one has said it again. */
export function applyWorkerDeath(state: PageState, since: EpochMs): void {
  batch(() => {
    state.slices.connection.value = { phase: 'idle' };
    state.markQuotesStale();
    markSummaryStale(state, since);
  });
}

/** What it last computed stands, as old as its last word. */
function markSummaryStale({ account, knownPositions, ticketPreview }: PageState, since: EpochMs): void {
  const summary = account.peek();
  if (summary) account.value = { ...summary, staleSince: summary.staleSince ?? since };
  for (const position of knownPositions.values()) {
    position.value = { ...position.peek(), staleSince: position.peek().staleSince ?? since };
  }
  const preview = ticketPreview.peek();
  if (preview) ticketPreview.value = { ...preview, block: 'stalePrice' };
}

/** No worker can be had for now: a page that shows no instruments yet says why it has none. */
export function applyWorkerMissing({ slices: { catalogue } }: PageState): void {
  if (catalogue.peek().source !== 'none') return;
  catalogue.value = { ...catalogue.peek(), loading: false, failure: { kind: 'network', origin: 'start' } };
}
