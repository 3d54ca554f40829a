/** The fixtures of the browser tests. */
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { Product, type Settings } from './product.ts';

export { expect, type Locator, type Page } from '@playwright/test';

interface WorkerFixtures {
  /** One server for a file's tests, on a seeded market; each test gets a browser profile of its own, and so an account. */
  readonly product: Product;
  readonly settings: Settings;
}

interface TestFixtures {
  /** Opens a route, e.g. `/trade?code=EURUSD`. */
  readonly open: (route: string, options?: { readonly lang?: string }) => Promise<void>;
  /** An error that this test alone provokes. */
  readonly provoked: RegExp | undefined;
  /** Fails the test when the page logged an error. */
  readonly quiet: void;
}

/** Errors that a test provokes on purpose, such as a server that is not there; and the recorder of traces, which reads pictures again. */
const EXPECTED = /died for the test|Connecting to 'blob:|Failed to load resource|WebSocket connection to|net::ERR_/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [
    { FEED: 'simulated:7', FEED_RATE: '120' },
    { option: true, scope: 'worker' },
  ],
  product: [
    async ({ settings }, use) => {
      const product = await Product.start(settings);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  open: async ({ page, product }, use) => {
    await use(async (route, { lang = 'en' } = {}) => {
      await page.goto(`${product.url}/?lang=${lang}#${route}`);
    });
  },
  provoked: [undefined, { option: true }],
  quiet: [
    async ({ page, provoked }, use) => {
      const errors: string[] = [];
      const note = (text: string): void => {
        if (!EXPECTED.test(text) && !provoked?.test(text)) errors.push(text);
      };
      page.on('pageerror', (error) => note(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      await use();
      if (errors.length > 0) throw new Error(`The page logged errors:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Opens the demo account of a fresh device and waits until it is there. */
export async function logInDemo(page: Page): Promise<void> {
  await page.getByTestId('open-demo').tap();
  await page.getByTestId('open-demo').waitFor({ state: 'detached' });
}

/** What stands for entries of the history while it is open: sheets, the keypad, the chart on the full screen. */
const OVERLAYS = 'dialog[open], [class*="_keypad_"], [data-wide="true"]';

/**
 * Goes to a route inside the running page, as a link would: not while the browser still leaves the entry of an overlay
 * that has closed, for a route set then would be undone.
 */
export async function go(page: Page, route: string): Promise<void> {
  const setRoute = ({ hash, open }: { readonly hash: string; readonly open: string }): boolean => {
    const { overlays = 0 } = (history.state ?? {}) as { readonly overlays?: number };
    if (overlays > 0 && !document.querySelector(open)) return false;
    location.hash = hash;
    return true;
  };
  await page.waitForFunction(setRoute, { hash: `#${route}`, open: OVERLAYS }, { polling: 20 });
}

/** Closes the sheet on top. */
export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await sheetLeft(page);
}

/** Waits until the browser has left the entry of a sheet that has closed: a route set before that would be undone. */
export async function sheetLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => !((history.state ?? {}) as { overlays?: number }).overlays);
}

/** An element of the screen in front: markets and trade stay in the document behind it. */
export function seen(page: Page, testId: string): Locator {
  return page.getByTestId(testId).filter({ visible: true });
}

/** Leaves the account, from any screen that shows its badge. */
export async function logOut(page: Page): Promise<void> {
  await seen(page, 'account-badge').tap();
  await page.getByTestId('log-out').tap();
  await page.getByTestId('confirm').tap();
  await expect(page).toHaveURL(/#\/$/);
  // The worker ends the session a moment later: until then the login sends a user back.
  await expect(page.locator('a[href^="#/login"]').filter({ visible: true }).first()).toBeVisible();
}
