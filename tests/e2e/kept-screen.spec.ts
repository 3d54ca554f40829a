/** What the next start shows before any code of the app has run: the market list as it was last. */
import { violations } from './support/axe.ts';
import { alsoIn, LONG } from './support/long.ts';
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

function kept(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

/** A visit that is over: the screen is kept once what waits for the first price is there. */
async function visited(page: Page, open: (route: string) => Promise<void>, lang: 'en' | 'ar' = 'en'): Promise<void> {
  await open('/');
  await live(page, lang);
  await expect(async () => {
    await page.reload();
    expect(await kept(page)).not.toBeNull();
  }).toPass();
  await page.goto('about:blank');
}

/** The page goes out of sight, as it does when another application comes to the front. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
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
      await visited(page, (route) => open(route, { lang }), lang);
      // Nobody answers: the app has what is on the device.
      await page.route('**/api/**', () => undefined);
      const letGo = await delayScripts(page);
      await start(page, product, `/?lang=${lang}#/`);
      const screen = keptScreen(page);
      await expect(screen).toContainText(/\d\.\d{5}/);
      await expect(screen).toContainText(textOf('connection.connecting', lang));
      const note = await screen.locator('p').textContent();
      expect(note).toMatch(
        new RegExp(`^${textOf('market.asOf', lang).replace('{{time}}', '(\\d{4}-\\d\\d-\\d\\d )?\\d\\d:\\d\\d')}$`),
      );
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

test('is kept from the first row on alone', async ({ page, open }) => {
  await open('/');
  await live(page);
  await expect(async () => {
    await hide(page);
    expect(await kept(page)).not.toBeNull();
  }).toPass();
  const scrollTo = async (top: number): Promise<void> => {
    const list = page.getByTestId('market-list');
    await list.evaluate((element, px) => element.scrollTo({ top: px }), top);
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(top);
  };
  const top = await kept(page);
  await scrollTo(600);
  await expect(page.locator('[data-testid="market-row"][data-code="EURUSD"]')).toHaveCount(0);
  await hide(page);
  expect(await kept(page)).toBe(top);
  await scrollTo(0);
  await expect(async () => {
    await hide(page);
    expect(await kept(page)).not.toBe(top);
  }).toPass();
});

for (const [why, address] of [
  ['another screen', '/?lang=en#/news'],
  ['another language', '/?lang=de'],
] as const) {
  test(`is not shown for ${why}`, LONG, async ({ page, open, product }) => {
    await visited(page, open);
    await holdScripts(page);
    await start(page, product, address);
    await expect(page.locator('#splash')).toBeVisible();
    await expect(keptScreen(page)).toHaveCount(0);
  });
}

test(
  'is not shown in a window of another width, after another release, or where it cannot be read',
  LONG,
  async ({ page, open, product }) => {
    await visited(page, open);
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
    const change = (to: string): Promise<void> =>
      page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, to] as const);
    const text = (await kept(page)) ?? '';
    await change(text.replace(/index-[\w-]+\.js/, 'index-older.js'));
    expect(await shown()).toBe(0);
    for (const unreadable of ['{', 'null', '[]', '{"of":1}']) {
      await change(unreadable);
      expect(await shown(), unreadable).toBe(0);
    }
  },
);

test('has the date with the time on another day', LONG, async ({ page, open, product }) => {
  await visited(page, open);
  await holdScripts(page);
  await start(page, product);
  await page.evaluate((key) => {
    const text = localStorage.getItem(key) ?? '';
    const longAgo = new Date(2025, 0, 2, 3, 4).getTime();
    localStorage.setItem(key, text.replace(/"data-time":"\d+"/, `"data-time":"${longAgo}"`));
  }, KEY);
  await start(page, product);
  await expect(keptScreen(page).locator('p')).toHaveText('Prices as of 2025-01-02 03:04');
});

test('gives way to the words of a start that fails', LONG, async ({ page, open }) => {
  await visited(page, open);
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
  await visited(page, open);
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
