/** What a screen costs on which nothing happens: a closed market, nobody who touches it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, go, logInDemo, seen, test, type Page } from './support/test.ts';

/** A recording that is over at once: what it holds moves no more, and everything else is closed. */
const FOLDER = mkdtempSync(join(tmpdir(), 'pipframe-rest-'));
const FILE = join(FOLDER, 'EURUSD.csv');
writeFileSync(FILE, 'time,price\n1400000000000,1.10000\n1400000001000,1.10010\n');
test.use({ settings: { FEED: `replay:EURUSD=${FILE}` } });
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const SECONDS = 5;
/** By then the screen is drawn, and what loads after it has come. */
const SETTLED_MS = 5_000;
/** Of the page: its clock and the question to the worker. Of the worker: the ages of prices, and the ping each 5 s. */
const MOST_TIMERS = 2 * SECONDS + 4;
/** The clock's second may draw an age. */
const MOST_FRAMES = SECONDS;

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly args: { readonly data?: { readonly timeout?: number; readonly timerId?: number } };
}

const pass = (page: Page, ms: number): Promise<unknown> =>
  page.evaluate((length) => new Promise((resolve) => setTimeout(resolve, length)), ms);

/** What the threads of the page do while nobody touches it, as the browser records it. */
async function traced(browser: Browser, page: Page): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await pass(page, SECONDS * 1_000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return traceEvents;
}

/** The timers of less than a second that ran, not those that were taken back in time. */
function shortTimers(events: readonly TraceEvent[]): number[] {
  const idOf = ({ tid, args }: TraceEvent): string => `${tid} ${args.data?.timerId}`;
  const ran = new Set(events.filter(({ name }) => name === 'TimerFire').map(idOf));
  return events
    .filter((event) => event.name === 'TimerInstall' && ran.has(idOf(event)))
    .map(({ args }) => args.data?.timeout ?? 0)
    .filter((timeout) => timeout < 1_000);
}

/** How often timers ran, by thread. */
function timersByThread(events: readonly TraceEvent[]): number[] {
  const threads = new Map<number, number>();
  for (const { name, tid } of events) if (name === 'TimerFire') threads.set(tid, (threads.get(tid) ?? 0) + 1);
  return [...threads.values()];
}

test('a screen at rest on a closed market has no timer faster than a second, and draws no frames', async ({
  browser,
  page,
  open,
}) => {
  await open('/login');
  await logInDemo(page);
  for (const route of ['/', '/trade?code=XAUUSD', '/order']) {
    await go(page, route);
    await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open');
    await pass(page, SETTLED_MS);
    const events = await traced(browser, page);
    expect(shortTimers(events), route).toEqual([]);
    const timers = timersByThread(events);
    // Both threads are in the record: silence would prove nothing.
    expect(timers.length, route).toBeGreaterThan(1);
    expect(Math.max(...timers), route).toBeLessThanOrEqual(MOST_TIMERS);
    expect(events.filter(({ name }) => name === 'FireAnimationFrame').length, route).toBeLessThanOrEqual(MOST_FRAMES);
  }
});
