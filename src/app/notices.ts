/** Says in a toast what happened by itself. */
import type { PageState } from '../state/page-state.ts';
import { effect, untracked } from '../state/signals.ts';
import { leaveOverlays } from '../ui/overlays.ts';
import { isAuthPath, loginPath, ROUTES } from '../screens/shared/links.ts';
import { NOTICES_PART } from './parts.ts';

export function announceNotices(state: PageState): void {
  effect(() => {
    const notices = state.lastNotices.value;
    if (notices.length === 0) return;
    if (notices.some(({ kind }) => kind === 'sessionEnded')) untracked(goToLogin);
    // What the words are made of (the catalogue, say) may change later: the news is not new again.
    void NOTICES_PART.ready().then((announce) => notices.forEach((notice) => announce(state, notice)));
  });
}

/** Goes to the login after the server ended the session, with the way back to what was on screen. */
export function goToLogin(): void {
  const here = location.hash.slice(1) || ROUTES.market;
  if (isAuthPath(here)) return;
  // In place of the screen, which a visitor may not see: going back must not lead into it again.
  leaveOverlays(() => location.replace(`#${loginPath(here)}`));
}
