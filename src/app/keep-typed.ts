import type { PageState } from '../state/page-state.ts';

/** A phone ends tabs that nobody sees without a word, so what was typed is kept whenever the page goes out of sight. */
export function keepTyped({ drafts }: PageState): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) drafts.keep();
  });
}
