/** Presses as a finger makes them, spread evenly over a time. */
import type { Page } from '@playwright/test';
import { percentile } from '../measure/percentiles.ts';
import { sleep } from './bench-job.ts';

/** Event Timing says nothing of what was shown within 16 ms; such a tap counts as that. */
const UNREPORTED_MS = 16;
const PAUSE_MS = 220;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the middles of elements are, looked up before anything is measured. */
export async function middlesOf(page: Page, selector: string): Promise<Point[]> {
  const boxes = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return boxes.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
}

/** Taps the points in turn for so long; returns how many taps there were. */
export async function tapAround(page: Page, points: readonly Point[], ms: number): Promise<number> {
  const until = Date.now() + ms;
  let taps = 0;
  while (Date.now() < until) {
    const point = points[taps % points.length];
    if (!point) throw new Error('Nothing to tap is on screen');
    // One finger.
    await page.touchscreen.tap(point.x, point.y);
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
