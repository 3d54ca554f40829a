/** What a user does with one instrument. */
import type { Tab } from '../browser/tab.ts';
import type { Phone } from '../profile/phone.ts';
import type { Action } from './action-run.ts';
import { sleep } from './bench-job.ts';
import { countedTaps, PRESSES_MS, tapAround } from './taps.ts';

export const CHART = 'chart-5000';
export const CHART_PRESSES = 'presses-at-chart-5000';
export const TYPING = 'typing-an-order';
export const SWITCHING = 'switching-instrument';

const TRADE = '#/trade?code=SYM0007';
export const READY = '[data-testid="chart-ready"]';
const BARS = 5_000;
const STEPS = 'button[aria-label^="Increase"], button[aria-label^="Decrease"]';
const KEYS = '[role="group"][aria-label="Number pad"] button:not(:first-child)';
const PICKER = 'button[aria-haspopup="dialog"]';
const CHOICES = 'dialog button:has(.number)';
const SHEET_MS = 600;
/** About eighty presses, which take longer. */
const SWITCHES_MS = 2 * PRESSES_MS;

async function chartReady({ page }: Phone): Promise<void> {
  await page.waitFor(READY);
  await page.waitFor('[data-testid="trade-price"]', { text: /\d/ });
}

async function tapSteps({ page }: Phone, ms: number): Promise<number> {
  return tapAround(page, await page.middlesOf(STEPS), ms);
}

async function openKeypad(phone: Phone): Promise<void> {
  await chartReady(phone);
  await phone.page.tapOn('[data-testid="lots"]');
  await phone.page.waitFor(KEYS);
}

/** A digit, then away with it: what is typed stays a size that can be ordered. */
async function typeLots({ page }: Phone, ms: number): Promise<number> {
  const keys = await page.middlesOf(KEYS);
  const erase = keys.at(-1);
  const digits = keys.slice(0, 3);
  return tapAround(page, erase ? digits.flatMap((digit) => [digit, erase]) : [], ms);
}

/** Opens the list of instruments and takes one, again and again. */
async function switchInstrument({ page }: Phone, ms: number): Promise<number> {
  return countedTaps(page, () => openAndChoose(page, ms));
}

async function openAndChoose(page: Tab, ms: number): Promise<number> {
  const until = Date.now() + ms;
  const [picker] = await page.middlesOf(PICKER);
  if (!picker) throw new Error('The instrument cannot be switched');
  let taps = 0;
  while (Date.now() < until) {
    // One finger, and each step needs the one before.
    await page.tap(picker);
    await sleep(SHEET_MS);
    const choices = await page.middlesOf(CHOICES);
    const choice = choices[taps % choices.length];
    if (choice) await page.tap(choice);
    await sleep(SHEET_MS);
    taps += choice ? 2 : 1;
  }
  return taps;
}

/** The page keeps at most so many, and drops some when that is passed. */
async function fullChart(phone: Phone): Promise<void> {
  await chartReady(phone);
  const bars = await phone.page.evaluate<number>(`Number(document.querySelector('${READY}').dataset.bars)`);
  if (bars < BARS * 0.9) throw new Error(`The chart holds ${bars} bars instead of ${BARS}`);
}

export function tradeActions(): Action[] {
  const at = { speed: 'reference', route: TRADE } as const;
  const presses = { observed: 'presses', measureMs: PRESSES_MS } as const;
  return [
    {
      ...at,
      name: CHART,
      title: 'the chart with 5,000 bars and live ticks',
      feed: { bars: BARS },
      prepare: fullChart,
      act: tapSteps,
    },
    {
      ...at,
      ...presses,
      name: CHART_PRESSES,
      title: 'changing lots beside that chart',
      feed: { bars: BARS },
      prepare: fullChart,
      act: tapSteps,
    },
    { ...at, ...presses, name: TYPING, title: 'typing an order in a burst', prepare: openKeypad, act: typeLots },
    {
      ...at,
      observed: 'presses',
      measureMs: SWITCHES_MS,
      name: SWITCHING,
      title: 'switching instrument in a burst',
      prepare: chartReady,
      act: switchInstrument,
    },
  ];
}
