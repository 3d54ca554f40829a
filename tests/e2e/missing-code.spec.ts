import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/start-server.ts';
import { openReadyDatabase } from '../support/server/made-databases.ts';
import { filesOfPart, releaseAnew, startFiles, withoutRelease } from './support/built-client.ts';
import { mendPlanted, plantThrow } from './support/plant.ts';
import { refuse } from './support/refuse.ts';
import { expect, go, logInDemo, test, type Page } from './support/test.ts';
import { textOf } from './support/words.ts';
import { LONG } from './support/long.ts';

/** Leaves a mark that a reload wipes out. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => 'marked' in window);
}

/** The prices on screen move. */
async function pricesMove(page: Page): Promise<void> {
  const list = page.getByTestId('market-list');
  const before = await list.textContent();
  await expect(list).not.toHaveText(before ?? '');
}

/** What is fetched once the first price is shown is there. */
async function preloaded(page: Page): Promise<void> {
  const parts = ['TradeScreen', 'OrdersScreen', 'LoginScreen', 'AreaPicker'];
  const wanted = parts.flatMap((name) => filesOfPart(name)).map(withoutRelease);
  const loaded = async (): Promise<string[]> => {
    const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return urls.map((url) => withoutRelease(url.split('/').at(-1) ?? ''));
  };
  await expect.poll(loaded).toEqual(expect.arrayContaining(wanted));
}

test('a screen whose code cannot be had says so, and comes by itself', async ({ page, open }) => {
  const again = await refuse(page, filesOfPart('NewsScreens'));
  await open('/');
  await expect(page.getByTestId('market-row').first()).toBeVisible();
  const isSame = await mark(page);
  await go(page, '/news');
  await expect(page.getByText(textOf('missing.title', 'en'))).toBeVisible();
  // Everything else is alive.
  await page.getByRole('link', { name: 'Markets' }).tap();
  await pricesMove(page);
  await go(page, '/news');
  await expect(page.getByText(textOf('missing.title', 'en'))).toBeVisible();
  await again();
  await expect(page.getByTestId('news-row').first()).toBeVisible();
  expect(await isSame()).toBe(true);
});

test('a part whose looks failed once does not come without them', LONG, async ({ page, open }) => {
  const styles = filesOfPart('LanguageScreen').filter((file) => file.endsWith('.css'));
  const again = await refuse(page, styles, 404);
  await open('/language');
  await expect(page.getByText(textOf('missing.title', 'en'))).toBeVisible();
  // Pressed while it cannot be had: later it comes by itself, and the button might be gone before the finger is there.
  await page.getByTestId('load-again').tap();
  await expect(page.getByText(textOf('missing.title', 'en'))).toBeVisible();
  await again();
  await expect(page.getByRole('radio').first()).toHaveCSS('min-height', '52px');
});

test('trading, closing and the log-in need no file that could be missing', LONG, async ({ page, open }) => {
  await open('/');
  await preloaded(page);
  await page.route('**/assets/**', (route) => route.abort('connectionrefused'));
  await go(page, '/trade?code=EURUSD');
  await page.getByTestId('trade-buy').tap();
  await logInDemo(page);
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await go(page, '/order');
  await page.getByTestId('order-row').tap();
  await page.getByTestId('end-order').tap();
  await page.getByTestId('confirm-end').tap();
  await expect(page.getByTestId('order-row')).toHaveCount(0);
  await go(page, '/login');
  await page.getByRole('radio', { name: 'Mobile' }).tap();
  await page.getByTestId('area-button').tap();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
});

test('a screen that throws leaves everything else alive, and is drawn anew', LONG, async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await plantThrow(page, 'news-row');
  await open('/news');
  await expect(page.getByText(textOf('broken.title', 'en'))).toBeVisible();
  await page.getByTestId('copy-fault').tap();
  await expect(page.getByText(textOf('profile.copied', 'en'))).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^Error: died for the test\nRelease: index-.+\.js\nScreen: \/news\nBrowser: .+Chrome/);
  expect(report).toMatch(/\n {4}at .+NewsScreens/);
  await page.getByRole('link', { name: 'Markets' }).tap();
  await pricesMove(page);
  await mendPlanted(page);
  await go(page, '/news');
  await expect(page.getByTestId('news-row').first()).toBeVisible();
});

test('a language that cannot be had leaves the one at hand, and comes when it can', LONG, async ({ page, open }) => {
  const again = await refuse(page, filesOfPart('ar'));
  await open('/language');
  await page.getByRole('radio', { name: 'العربية' }).tap();
  await expect(page.getByText('العربية could not be loaded', { exact: false })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await again();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a start without the entry says so in words, and goes on by itself', async ({ page, open }) => {
  const again = await refuse(
    page,
    startFiles().filter((name) => name.endsWith('.js')),
  );
  await open('/', { lang: 'ar' });
  const words = page.locator('#start');
  await expect(words.getByText(textOf('missing.app', 'ar'))).toBeVisible();
  await expect(words).toHaveAttribute('dir', 'rtl');
  await again();
  await expect(page.getByTestId('market-row').first()).toBeVisible();
  await expect(words).toBeHidden();
});

test('a new release is offered once, and keeps what was typed', async ({ page, quiet }) => {
  expect(quiet).toBeUndefined();
  const folder = mkdtempSync(join(tmpdir(), 'pipframe-client-'));
  releaseAnew(folder, '01');
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: 'memory',
    RATE_LIMIT: '0',
    FEED: 'simulated:7',
    HOUSE_STRATEGY_DAYS: '0',
  });
  const server = await startServer(settings, {
    database: await openReadyDatabase(),
    clientFolder: folder,
    logLevel: 'silent',
  });
  try {
    await page.goto(`${server.url}/?lang=en#/trade?code=EURUSD`);
    await page.getByTestId('lots').fill('0.37');
    await preloaded(page);
    await go(page, '/login');
    await page.locator('input[name="username"]').fill('someone@example.com');
    await page.locator('input[name="password"]').fill('horse-battery-41');
    releaseAnew(folder, '02');
    await go(page, '/news');
    await expect(page.getByText(textOf('missing.newRelease', 'en'))).toBeVisible();
    await page.getByTestId('reload').tap();
    await expect(page.getByTestId('news-row').first()).toBeVisible();
    await go(page, '/login');
    await expect(page.locator('input[name="username"]')).toHaveValue('someone@example.com');
    await expect(page.locator('input[name="password"]')).toHaveValue('');
    await go(page, '/trade');
    await expect(page.getByTestId('lots')).toHaveValue('0.37');
    expect(await page.evaluate(() => sessionStorage.getItem('pipframe.drafts'))).toBeNull();
  } finally {
    await page.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
