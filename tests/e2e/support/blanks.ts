/** Whether what was on screen was gone for a moment. */
import type { Page } from '@playwright/test';

interface Watched {
  blanks?: string[];
}

/** Looks at the trade screen twenty times a second from now on, until the page is another. */
export async function watchForBlanks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const blanks = ((globalThis as Watched).blanks = [] as string[]);
    const look = (): void => {
      const price = document.querySelector('[data-testid="trade-price"]')?.textContent ?? '';
      if (!/\d/.test(price)) blanks.push(`price "${price}"`);
      if (!document.querySelector('[data-testid="chart-ready"]')) blanks.push('chart');
    };
    setInterval(() => {
      if (document.querySelector('[data-testid="lots"]')) look();
      else blanks.push('ticket');
    }, 50);
  });
}

/** What was missing since; nothing of a page that is another. */
export function blanksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as Watched).blanks ?? []);
}
