import { launch } from 'puppeteer-core';
import { PageErrors } from './page-errors.ts';
import { SCREEN, type Tab } from './tab.ts';

/** Starts a Firefox, with a mouse: Puppeteer gives it no finger. */
export async function startPuppeteerTab(executablePath: string): Promise<Tab> {
  const browser = await launch({ browser: 'firefox', headless: true, defaultViewport: SCREEN, executablePath });
  const page = await browser.newPage();
  const errors = new PageErrors();
  page.on('pageerror', errors.thrown).on('console', errors.logged);
  return {
    open: async (url) => {
      // What differs only behind the `#` would be no new page.
      await page.goto('about:blank');
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    read: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    picture: () => page.screenshot(),
    errors: () => errors.all,
    close: () => browser.close(),
  };
}
