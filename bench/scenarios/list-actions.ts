/** What a user does with the list. */
import type { Phone } from '../profile/phone.ts';
import type { Action } from './action-run.ts';
import { PRESSES_MS, tapAround } from './taps.ts';
import { EMPTY_PAGE, FLOOR, PRODUCT, type Variant } from './variants.ts';
import { GATE } from './watching.ts';

export const TAP_BURST = 'tap-in-burst';
export const TAP_IDLE = 'tap-at-rest';
export const SCROLL_BURST = 'scroll-in-burst';

const CHIPS = 'button[aria-pressed]';
const FLICK_PX = 900;
const FLICK_SPEED = 1_500;

async function rowsWithPrices({ page }: Phone): Promise<void> {
  await page.waitFor('[data-testid="market-row"] [data-testid="price"]', { text: /\d/, count: 6 });
}

async function tapChips({ page }: Phone, ms: number): Promise<number> {
  return tapAround(page, await page.middlesOf(CHIPS), ms);
}

/** Flicks down and up again, as the browser's own gesture makes it. */
async function flick({ page, session }: Phone, ms: number): Promise<undefined> {
  const until = Date.now() + ms;
  const { width, height } = page.screen;
  for (let way = -1; Date.now() < until; way = -way) {
    // One finger.
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: way * FLICK_PX,
      speed: FLICK_SPEED,
      gestureSourceType: 'touch',
    });
  }
}

type ListAction = Pick<Action, 'name' | 'title' | 'act' | 'feed' | 'unstamped' | 'measureMs'>;

function on(variant: Variant, action: ListAction): Action {
  return { ...action, variant, slowdown: GATE, prepare: rowsWithPrices };
}

async function chipsAreThere({ page }: Phone): Promise<void> {
  await page.waitFor(CHIPS, { count: 2 });
}

export function listActions(): Action[] {
  const taps = { act: tapChips, unstamped: true, measureMs: PRESSES_MS };
  const atRest = { ...taps, name: TAP_IDLE, title: 'tapping categories, no ticks', feed: { ticksPerSecond: 0 } };
  const inBurst = { ...taps, name: TAP_BURST, title: 'tapping categories in a burst' };
  const scroll = { name: SCROLL_BURST, title: 'scrolling the list in a burst', act: flick };
  return [
    { ...on(EMPTY_PAGE, atRest), title: 'tapping where nothing is behind it', prepare: chipsAreThere },
    ...[atRest, inBurst, scroll].flatMap((action) => [on(PRODUCT, action), on(FLOOR, action)]),
    // Two more, for medians: of a hundred presses, p98 is two late ones.
    ...[atRest, inBurst, atRest, inBurst].map((action) => on(PRODUCT, action)),
  ];
}
