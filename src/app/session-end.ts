import { leaveOverlays } from '../ui/overlays.ts';
import { isWayIn, loginPath, ROUTES } from '../screens/shared/links.ts';

/** Goes to the login after the server ended the session, with the way back to what was on screen. */
export function goToLogin(): void {
  const here = location.hash.slice(1) || ROUTES.market;
  if (isWayIn(here)) return;
  // In place of the screen, which a visitor may not see: going back must not lead into it again.
  leaveOverlays(() => location.replace(`#${loginPath(here)}`));
}
