/** Whether what was on the trade screen was gone for a moment. */
import type { Page } from '@playwright/test';

interface Watched {
  watched?: {
    /** Parts of the screen that have been shown in this page. */
    readonly everShown: Set<string>;
    /** What was missing in a frame after one in which it was there. */
    readonly blanks: string[];
  };
}

/** Looks in each frame while the trade screen is in front: in this page from now on, and in each page that is opened later. */
export async function watchForBlanks(page: Page): Promise<void> {
  await page.addInitScript(watchFrames);
  await page.evaluate(watchFrames);
}

function watchFrames(): void {
  const everShown = new Set<string>();
  const blanks: string[] = [];
  (globalThis as Watched).watched = { everShown, blanks };
  /** Since the screen was opened last. */
  const shown = new Set<string>();
  const find = (testId: string): Element | null => document.querySelector(`[data-testid="${testId}"]`);
  const look = (): void => {
    requestAnimationFrame(look);
    // A screen that is opened again draws its parts again.
    if (!location.hash.startsWith('#/trade')) return shown.clear();
    const price = find('trade-price')?.textContent ?? 'none';
    const parts = { price: /\d/.test(price), chart: find('chart-ready') !== null, ticket: find('lots') !== null };
    for (const [part, isThere] of Object.entries(parts)) {
      if (!isThere && shown.has(part)) blanks.push(part === 'price' ? `price "${price}"` : part);
      if (!isThere) continue;
      shown.add(part);
      everShown.add(part);
    }
  };
  look();
}

/** What was missing after it had been shown in the page that is open now, or has not been shown there. */
export function blanksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { everShown, blanks } = (globalThis as Watched).watched ?? { everShown: new Set(), blanks: [] };
    const unseen = ['price', 'chart', 'ticket'].filter((part) => !everShown.has(part));
    return [...blanks, ...unseen.map((part) => `${part} never shown`)];
  });
}
