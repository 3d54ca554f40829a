import { chromium } from '@playwright/test';
import { launchOptions } from '../../tools/chromium.ts';
import { PageErrors } from './page-errors.ts';
import { SCREEN, type Tab } from './tab.ts';

/** Starts a Chromium that Playwright speaks with: of any age that the client runs in, with a finger. */
export async function startPlaywrightTab(executablePath: string): Promise<Tab> {
  const browser = await chromium.launch(launchOptions(executablePath));
  const context = await browser.newContext({ viewport: SCREEN, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const errors = new PageErrors();
  page.on('pageerror', errors.thrown).on('console', errors.logged);
  // Playwright's own way to evaluate a text is `eval`, which the page's policy refuses.
  const devTools = await context.newCDPSession(page);
  return {
    open: async (url) => {
      // What differs only behind the `#` would be no new page.
      await page.goto('about:blank');
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    read: async (expression) => {
      const answer = await devTools.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
      if (answer.exceptionDetails !== undefined) throw new Error(answer.exceptionDetails.exception?.description);
      return answer.result.value as unknown;
    },
    press: (x, y) => page.touchscreen.tap(x, y),
    picture: () => page.screenshot(),
    errors: () => errors.all,
    close: () => browser.close(),
  };
}
