/** What trading, the log-in and a look at the connection need is fetched while there is a connection. */
import type { CodePart } from '../loading/code-part.ts';
import { AREA_PICKER_PART } from '../screens/shared/auth/area-picker-part.ts';
import { ROUTES } from '../screens/shared/links.ts';
import { idle } from '../ui/idle.ts';
import { NOTICES_PART, TOASTS_PART, TRADE_PART } from './parts.ts';
import { SCREEN_ROUTES } from './screen-routes.tsx';

/** Screens without which one cannot trade, or find out why. */
const PRELOADED: readonly string[] = [ROUTES.login, ROUTES.orders, ROUTES.connection];

/** One at a time, each when there is nothing else to do. One that cannot be had goes on being tried. */
export async function preloadParts(): Promise<void> {
  const screens = SCREEN_ROUTES.filter(({ path }) => PRELOADED.includes(path));
  const parts: readonly CodePart<unknown>[] = [
    TOASTS_PART,
    NOTICES_PART,
    TRADE_PART,
    ...screens.map(({ screen }) => screen),
    AREA_PICKER_PART,
  ];
  for (const part of parts) {
    await idle();
    await part.settled();
  }
}
