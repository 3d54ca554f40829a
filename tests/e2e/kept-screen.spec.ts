/** What the next start shows before any code of the app has run: the market list as it was last. */
import { violations } from './support/axe.ts';
import { alsoIn } from './support/long.ts';
import type { Product } from './support/product.ts';
import { expect, seen, test, type Locator, type Page } from './support/test.ts';
import { LANGUAGES, textOf } from './support/words.ts';

const KEY = 'pipframe.screen';

function keptScreen(page: Page): Locator {
  return page.locator('#kept-screen');
}

/** The app's own list, live. */
async function live(page: Page, lang: 'en' | 'ar' = 'en'): Promise<void> {
  await expect(page.getByTestId('connection')).toContainText(textOf('connection.live', lang));
  await expect(page.getByTestId('market-row').first().getByTestId('price')).toHaveText(/\d/);
}

/** Leaves the page as if it were closed; the screen is kept once what waits for the first price is there. */
async function close(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull();
  }).toPass();
  await page.goto('about:blank');
}

const SCRIPTS = '**/assets/*.js';

/** The app's scripts come no more. */
async function holdScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, () => undefined);
}

/** They do not come before the answer is called. */
async function delayScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Opens an address of which the scripts do not come, and waits until all of the page itself has been read. */
async function start(page: Page, { url }: Product, address = '/?lang=en#/'): Promise<void> {
  await page.goto('about:blank');
  await page.goto(url + address, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
}

/** Where the first row begins, px from the top: that of the copy, or the app's. */
async function firstRowTop(row: Locator): Promise<number> {
  const box = await row.boundingBox();
  if (!box) throw new Error('No row on screen');
  return Math.round(box.y);
}

for (const lang of LANGUAGES) {
  test(
    `shows the last prices with their time before the app runs, and the app takes its place without a jump: ${lang}`,
    alsoIn(lang),
    async ({ page, open, product }) => {
      await open('/', { lang });
      await live(page, lang);
      await close(page);
      // Nobody answers: the app has what is on the device.
      await page.route('**/api/**', () => undefined);
      const letGo = await delayScripts(page);
      await start(page, product, `/?lang=${lang}#/`);
      const screen = keptScreen(page);
      await expect(screen).toContainText(/\d\.\d{5}/);
      await expect(screen).toContainText(textOf('connection.connecting', lang));
      await expect(screen).toContainText(textOf('market.asOf', lang).split('{{time}}')[0] ?? '');
      await expect(screen).not.toContainText(textOf('connection.live', lang));
      await expect(screen).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
      expect(await page.locator('#root > *').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      const row = screen.locator('a', { hasText: 'EUR/USD' });
      const before = await firstRowTop(row);
      letGo();
      await expect(screen).toHaveCount(0);
      const first = page.getByTestId('market-row').first().getByRole('link');
      await expect(first.getByTestId('price')).toHaveText(/\d/);
      expect(await firstRowTop(first)).toBe(before);
    },
  );
}

test('is kept from the first row on alone, and shows nothing in front of the list', async ({ page, open }) => {
  await open('/');
  await live(page);
  await close(page);
  const kept = (): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);
  await open('/');
  await live(page);
  const before = await kept();
  await page.getByTestId('market-list').evaluate((list) => list.scrollTo({ top: 300 }));
  await expect.poll(() => page.getByTestId('market-list').evaluate(({ scrollTop }) => scrollTop)).toBe(300);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await kept()).toBe(before);
});

for (const [why, address] of [
  ['another screen', '/?lang=en#/news'],
  ['another language', '/?lang=de'],
] as const) {
  test(`is not shown for ${why}`, async ({ page, open, product }) => {
    await open('/');
    await live(page);
    await close(page);
    await holdScripts(page);
    await start(page, product, address);
    await expect(page.locator('#splash')).toBeVisible();
    await expect(keptScreen(page)).toHaveCount(0);
  });
}

test('is not shown in a window of another width, after another release, or where it cannot be read', async ({
  page,
  open,
  product,
}) => {
  await open('/');
  await live(page);
  await close(page);
  await holdScripts(page);
  const shown = async (): Promise<number> => {
    await start(page, product);
    return keptScreen(page).count();
  };
  expect(await shown()).toBe(1);
  await page.setViewportSize({ width: 400, height: 800 });
  expect(await shown()).toBe(0);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await shown()).toBe(1);
  const change = (text: string): Promise<void> =>
    page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
  const kept = (await page.evaluate((key) => localStorage.getItem(key), KEY)) ?? '';
  await change(kept.replace(/index-[\w-]+\.js/, 'index-older.js'));
  expect(await shown()).toBe(0);
  for (const unreadable of ['{', 'null', '[]', '{"of":1}']) {
    await change(unreadable);
    expect(await shown(), unreadable).toBe(0);
  }
});

test('gives way to the words of a start that fails', async ({ page, open }) => {
  await open('/');
  await live(page);
  await close(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await open('/');
  await expect(page.locator('#start')).toBeVisible();
  await expect(keptScreen(page)).toBeHidden();
});

test('stays while the app has no list yet, lets presses through, and goes with the screen', async ({
  page,
  open,
  product,
}) => {
  await open('/');
  await live(page);
  await close(page);
  // Nothing on the device, and nobody answers.
  await page.goto(`${product.url}/icon.svg`);
  await page.evaluate(forgetPrices);
  await page.route('**/api/**', () => undefined);
  await open('/');
  await expect(page.getByRole('link', { name: 'Trade' })).toBeVisible();
  await expect(keptScreen(page)).toContainText('EUR/USD');
  await expect(page.getByTestId('market-row')).toHaveCount(0);
  await page.getByRole('link', { name: 'Orders' }).tap();
  await expect(keptScreen(page)).toHaveCount(0);
  await page.goBack();
  await expect(seen(page, 'skeleton-row').first()).toBeVisible();
});

/** What the worker keeps. */
function forgetPrices(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('pipframe');
    deleting.addEventListener('success', () => resolve());
    deleting.addEventListener('error', () => reject(new Error('Not deleted')));
  });
}
