/**
 * The stamp of a paint, put into every page that is measured. A box changes its size in each animation frame, so that
 * a ResizeObserver runs in each frame after layout and before paint: by then everything that the frame will show is in
 * the document. It reads the prices' text and asks the application nothing.
 */
import type { PageProbe, Observed } from '../probe/readings.ts';
import { KeptCopy } from './kept-copy.ts';
import { ListCover } from './list-cover.ts';
import { PriceTexts } from './price-texts.ts';
import { rowsOnScreen } from './rows-on-screen.ts';
import { spin } from './spin-loop.ts';
import { setHidden } from './visibility.ts';
import { Interactions, LongTasks } from './timing-entries.ts';

const prices = new PriceTexts();
const copy = new KeptCopy();
const cover = new ListCover();
const tasks = new LongTasks();
const interactions = new Interactions();
let stamps: number[] = [];
let frames: number[] = [];
let scrolls = 0;
let only: Observed | undefined;
let isResting = false;
/** Watches the frames again, once the probe has stopped. */
let goOn: (() => void) | undefined;

function stamp(): void {
  const now = performance.now();
  stamps.push(now);
  prices.read(now);
  copy.read(now);
}

/**
 * Inside of another that contains it and is not seen: so the page is not laid out again for it, and nothing is painted.
 * A box that could be seen had each frame make all layers of the page anew, which costs more the more a page shows.
 */
function hiddenBox(): HTMLElement {
  const around = document.createElement('div');
  around.style.cssText =
    'position:fixed;inset:0 auto auto 0;width:8px;height:8px;contain:strict;visibility:hidden;pointer-events:none';
  const box = document.createElement('div');
  box.style.cssText = 'width:1px;height:1px';
  around.append(box);
  document.documentElement.append(around);
  return box;
}

function watch(): void {
  const box = hiddenBox();
  new ResizeObserver(stamp).observe(box);
  let wide = false;
  const start = (): void => {
    goOn = undefined;
    requestAnimationFrame(turn);
  };
  const turn = (begun: number): void => {
    if (isResting || only === 'presses' || only === 'cover') {
      goOn = start;
      return;
    }
    requestAnimationFrame(turn);
    frames.push(begun);
    if (only === 'frames') return;
    wide = !wide;
    box.style.width = wide ? '2px' : '1px';
  };
  start();
}

function scrolled(): void {
  scrolls++;
  if (only === 'cover') cover.look();
}

const probe: PageProbe = {
  begin() {
    stamps = [];
    frames = [];
    prices.take();
    tasks.take();
    interactions.take();
    cover.take();
    scrolls = 0;
  },
  end: () => ({
    stamps,
    frames,
    shown: prices.take(),
    copyShown: copy.firstPrice,
    longTasks: tasks.take(),
    interactions: interactions.take(),
    scrolls,
    withGap: cover.take(),
  }),
  observeOnly(what) {
    only = what;
  },
  rest(resting) {
    isResting = resting;
    if (!resting) goOn?.();
  },
  rowsOnScreen,
  setHidden,
  spin,
};

Object.assign(globalThis, { benchProbe: probe });
// The document's own scroller and those inside it.
addEventListener('scroll', scrolled, { capture: true, passive: true });
// A script that runs before the page has no element to hold the box yet.
if (document.documentElement) watch();
else new MutationObserver((_, observer) => (observer.disconnect(), watch())).observe(document, { childList: true });
