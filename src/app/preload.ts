/** What trading and the log-in need is fetched while there is a connection, once the first price is on screen. */
import type { Frame } from '../contract/worker/frame.ts';
import { QUOTE, QUOTE_STRIDE } from '../contract/worker/frame.ts';
import { newDeferred } from '../lib/deferred.ts';
import type { CodePart } from '../loading/code-part.ts';
import { AREA_PICKER_PART } from '../screens/shared/auth/area-picker-part.ts';
import { ROUTES } from '../screens/shared/links.ts';
import { NOTICES_PART, TOASTS_PART, TRADE_PART } from './parts.ts';
import { SCREEN_ROUTES } from './screen-routes.tsx';

/** A screen that shows no price is not waited for longer. */
const LONGEST_WAIT_MS = 10_000;
/** Where the browser does not say when it is idle. */
const PAUSE_MS = 200;

/** The first price of the page. */
export interface FirstPrice {
  /** Looks at frames until one brings a price; it costs the later ones nothing. */
  readonly look: (frames: readonly Frame[]) => void;
  readonly seen: Promise<void>;
}

export function awaitFirstPrice(): FirstPrice {
  const { promise, resolve } = newDeferred<void>();
  let isAwaited = true;
  return {
    seen: promise,
    look: (frames) => {
      if (!isAwaited || !frames.some(({ quotes }) => quotes !== undefined && hasPrice(quotes))) return;
      isAwaited = false;
      resolve();
    },
  };
}

function hasPrice(rows: Float64Array): boolean {
  for (let at = QUOTE.lastPrice; at < rows.length; at += QUOTE_STRIDE) if (!Number.isNaN(rows[at])) return true;
  return false;
}

export function preloadParts({ seen }: FirstPrice): void {
  const waitedLong = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  void Promise.race([seen, waitedLong]).then(painted).then(loadAll);
}

/** One at a time, each when there is nothing else to do. One that cannot be had goes on being tried. */
async function loadAll(): Promise<void> {
  const screens = SCREEN_ROUTES.filter(({ path }) => path === ROUTES.login || path === ROUTES.orders);
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

/** The second frame begins when the first is on screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, PAUSE_MS);
  });
}
