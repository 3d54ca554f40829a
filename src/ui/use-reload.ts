import { reloadPage } from '../loading/why-missing.ts';
import { usePage } from '../state/page.ts';

/** Reloads the page, over which it keeps what was typed. */
export function useReload(): () => void {
  const { drafts } = usePage().state;
  return () => {
    drafts.keep();
    reloadPage();
  };
}
