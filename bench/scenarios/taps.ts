/** Presses as a finger makes them, spread evenly over a time. */
import type { Point, Tab } from '../browser/tab.ts';
import { percentile } from '../measure/percentiles.ts';
import { sleep } from './bench-job.ts';

/** Event Timing says nothing of what was shown within 16 ms; such a tap counts as that. */
const UNREPORTED_MS = 16;
const PAUSE_MS = 220;
/** About a hundred presses: of fewer, p98 would be the slowest one. */
export const PRESSES_MS = 24_000;

/** Taps as told and returns how many taps there were. One that the page did not see would count as a quick one: an error. */
export async function countedTaps(page: Tab, tapping: () => Promise<number>): Promise<number> {
  const before = await page.presses();
  const taps = await tapping();
  const seen = (await page.presses()) - before;
  if (seen !== taps) throw new Error(`${taps} taps, of which the page saw ${seen}`);
  return taps;
}

/** Taps the points in turn for so long. */
export function tapAround(page: Tab, points: readonly Point[], ms: number): Promise<number> {
  return countedTaps(page, () => tapInTurn(page, points, ms));
}

async function tapInTurn(page: Tab, points: readonly Point[], ms: number): Promise<number> {
  const until = Date.now() + ms;
  let taps = 0;
  while (Date.now() < until) {
    const point = points[taps % points.length];
    if (!point) throw new Error('Nothing to tap is on screen');
    // One finger.
    await page.tap(point);
    // One finger.
    await sleep(PAUSE_MS);
    taps++;
  }
  return taps;
}

export function tapFigures(reported: readonly number[], taps: number) {
  const quick = Array.from({ length: Math.max(0, taps - reported.length) }, () => UNREPORTED_MS);
  const all = [...reported, ...quick];
  return { taps, tapP50: percentile(all, 0.5), tapP98: percentile(all, 0.98) };
}
