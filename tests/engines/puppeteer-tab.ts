import { launch, type ConsoleMessage, type LaunchOptions, type Page } from 'puppeteer-core';
import { SCREEN, type Tab } from './tab.ts';

/** Starts a browser that Puppeteer speaks with. @param finger whether it can be given touches */
export async function startPuppeteerTab(options: LaunchOptions, finger: boolean): Promise<Tab> {
  const viewport = { ...SCREEN, ...(finger && { hasTouch: true, isMobile: true }) };
  const browser = await launch({ headless: true, defaultViewport: viewport, ...options });
  const page = await browser.newPage();
  const errors = listen(page);
  return {
    open: async (url) => {
      // What differs only behind the `#` would be no new page.
      await page.goto('about:blank');
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    read: (expression) => page.evaluate(expression),
    press: (x, y) => (finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    picture: () => page.screenshot(),
    errors: () => errors,
    close: () => browser.close(),
  };
}

function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
