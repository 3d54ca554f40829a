import type { PageState } from '../state/page-state.ts';
import { leaveOverlays } from './overlays.ts';

/**
 * Reloads the page, over which it keeps what was typed. Sheets and the keypad are left first: a browser that is on its
 * way back from their entries gives a reload up.
 */
export function reloadKeeping({ drafts }: PageState, reload: () => void): void {
  drafts.keep();
  leaveOverlays(reload);
}
