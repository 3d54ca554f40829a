/** What a user does with the list. */
import type { Phone } from '../profile/phone.ts';
import type { Action } from './action-run.ts';
import { sleep } from './bench-job.ts';
import { PRESSES_MS, tapAround } from './taps.ts';
import { EMPTY_PAGE, FLOOR, PRODUCT, type Variant } from './variants.ts';

export const TAP_BURST = 'tap-in-burst';
export const TAP_IDLE = 'tap-at-rest';
export const SCROLL_BURST = 'scroll-in-burst';
export const SCROLL_SHOWN = 'scroll-shown-in-burst';
export const SCROLL_PICTURES = 'scroll-pictures-in-burst';

const CHIPS = 'button[aria-pressed]';
/** From near the lower end of the screen to its upper third. */
const FLICK_FROM = 0.85;
const FLICK_STEPS = 16;
const FLICK_STEP_PX = 25;
const ROLLING_MS = 500;
/** A third of the frames that there are in the shortest run. */
const LEAST_SCROLLS = 80;

async function rowsWithPrices({ page }: Phone): Promise<void> {
  await page.waitFor('[data-testid="market-row"] [data-testid="price"]', { text: /\d/, count: 6 });
}

async function tapChips({ page }: Phone, ms: number): Promise<number> {
  return tapAround(page, await page.middlesOf(CHIPS), ms);
}

/** Flicks down and up again; between two flicks the list rolls on. */
async function flick({ page }: Phone, ms: number): Promise<undefined> {
  const until = Date.now() + ms;
  const { width, height } = page.screen;
  const path = Array.from({ length: FLICK_STEPS }, (_, step) => ({
    x: width / 2,
    y: height * FLICK_FROM - step * FLICK_STEP_PX,
  }));
  for (let up = true; Date.now() < until; up = !up) {
    // One finger.
    await page.swipe(up ? path : path.toReversed());
    // One finger.
    await sleep(ROLLING_MS);
  }
}

type ListAction = Pick<Action, 'name' | 'title' | 'act' | 'feed' | 'observed' | 'leastScrolls' | 'measureMs'>;

function on(variant: Variant, action: ListAction): Action {
  return { ...action, variant, speed: 'reference', prepare: rowsWithPrices };
}

async function chipsAreThere({ page }: Phone): Promise<void> {
  await page.waitFor(CHIPS, { count: 2 });
}

export function listActions(): Action[] {
  const taps = { act: tapChips, observed: 'presses', measureMs: PRESSES_MS } as const;
  const atRest = { ...taps, name: TAP_IDLE, title: 'tapping categories, no ticks', feed: { ticksPerSecond: 0 } };
  const inBurst = { ...taps, name: TAP_BURST, title: 'tapping categories in a burst' };
  const scroll = {
    name: SCROLL_BURST,
    title: 'scrolling the list in a burst, frames of the page',
    act: flick,
    observed: 'frames',
    leastScrolls: LEAST_SCROLLS,
  } as const;
  const shown = {
    ...scroll,
    name: SCROLL_SHOWN,
    title: 'scrolling the list in a burst, as the display shows it (traced)',
    observed: 'cover',
  } as const;
  const withPictures = {
    ...shown,
    name: SCROLL_PICTURES,
    title: 'the same, each row with a picture that has not been seen',
    feed: { pictures: true },
  } as const;
  return [
    { ...on(EMPTY_PAGE, atRest), title: 'tapping where nothing is behind it', prepare: chipsAreThere },
    ...[atRest, inBurst, scroll, shown].flatMap((action) => [on(PRODUCT, action), on(FLOOR, action)]),
    on(PRODUCT, withPictures),
  ];
}
