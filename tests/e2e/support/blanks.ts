/** Whether what was on screen was gone for a moment. */
import type { Page } from '@playwright/test';

interface Watched {
  blanks?: string[];
}

/** Looks at the trade screen twenty times a second from now on, until another one is opened. */
export async function watchForBlanks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const blanks = ((globalThis as Watched).blanks = [] as string[]);
    const find = (testId: string): Element | null => document.querySelector(`[data-testid="${testId}"]`);
    const watch = setInterval(() => {
      if (!location.hash.startsWith('#/trade')) return clearInterval(watch);
      const price = find('trade-price')?.textContent ?? '';
      if (!/\d/.test(price)) blanks.push(`price "${price}"`);
      if (!find('chart-ready')) blanks.push('chart');
      if (!find('lots')) blanks.push('ticket');
    }, 50);
  });
}

/** What was missing since; nothing of a page that is another. */
export function blanksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as Watched).blanks ?? []);
}
