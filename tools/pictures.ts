/**
 * Takes a picture of every screen, to look at after a change: `npm run pictures -- [--lang en,ar] [--theme light,dark]
 * [--size 360x800,800x360] [--out FOLDER]`. The server runs on a seeded market of its own.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { logIn, register } from '../tests/e2e/support/office.ts';
import { Product } from '../tests/e2e/support/product.ts';
import { chromiumArguments, findChromium } from './chromium.ts';

interface Look {
  readonly lang: string;
  readonly theme: string;
  readonly size: string;
}

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en,ar' },
    theme: { type: 'string', default: 'light,dark' },
    size: { type: 'string', default: '360x800,800x360' },
    out: { type: 'string', default: 'test-results/pictures' },
  },
});

/** The rooms of a user, as a demo user finds them. */
const ROOMS = [
  ['user', '/user'],
  ['announcements', '/mine/announcement'],
  ['guides', '/news'],
  ['article', '/news/detail?id=1'],
  ['contact', '/mine/email'],
  ['feedback', '/feedback'],
  ['system', '/mine/system'],
  ['only-real', '/mine/invite'],
] as const;
/** Those that only a real account sees. */
const REAL_ROOMS = [
  ['user-real', '/user'],
  ['identity', '/mine/auth'],
  ['invite', '/mine/invite'],
  ['password', '/mine/password'],
  ['wallet', '/mine/wallet'],
] as const;

const list = (text: string): string[] => text.split(',');
const looks = list(values.lang).flatMap((lang) =>
  list(values.theme).flatMap((theme) => list(values.size).map((size): Look => ({ lang, theme, size }))),
);

mkdirSync(values.out, { recursive: true });
const executablePath = findChromium();
const product = await Product.start({ FEED: 'simulated:7', FEED_RATE: '120' });
// The scale is a flag, not an emulation, so that canvases see the device's pixels.
const args = [...chromiumArguments(), '--force-device-scale-factor=2'];
const browser = await chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) });
try {
  for (const look of looks) {
    const [width = 360, height = 800] = look.size.split('x').map(Number);
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true });
    await takeAll(await context.newPage(), look);
    await context.close();
    const real = await browser.newContext({ viewport: { width, height }, hasTouch: true });
    await takeReal(await real.newPage(), look);
    await real.close();
    process.stdout.write(`${look.lang} ${look.theme} ${look.size}\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function takeReal(page: Page, look: Look): Promise<void> {
  const { lang, theme, size } = look;
  const email = `maria-${lang}-${theme}-${size}@example.com`;
  await register(product, email);
  await page.addInitScript(
    (name) => localStorage.setItem('pipframe.preferences', JSON.stringify({ theme: name })),
    theme,
  );
  await page.goto(`${product.url}/?lang=${lang}#/login?from=%2Fuser`);
  await logIn(page, email);
  await page.getByTestId('user-name').waitFor();
  for (const [name, route] of REAL_ROOMS) {
    await page.evaluate((hash) => (location.hash = hash), `#${route}`);
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(values.out, `${name}-${lang}-${theme}-${size}.png`) });
  }
}

async function takeAll(page: Page, look: Look): Promise<void> {
  const take = async (name: string): Promise<void> => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(values.out, `${name}-${look.lang}-${look.theme}-${look.size}.png`) });
  };
  const go = (route: string): Promise<string> => page.evaluate((hash) => (location.hash = hash), `#${route}`);
  const tap = (testId: string): Promise<void> => page.getByTestId(testId).filter({ visible: true }).first().tap();
  await page.addInitScript(
    (theme) => localStorage.setItem('pipframe.preferences', JSON.stringify({ theme })),
    look.theme,
  );
  await page.route(
    '**/forex/trade_list*',
    (route) => new Promise((resolve) => setTimeout(() => resolve(route.continue()), 1_500)),
  );
  await page.goto(`${product.url}/?lang=${look.lang}#/`);
  await page.getByTestId('market-skeleton').waitFor();
  await take('market-loading');
  await page.getByTestId('market-row').first().waitFor();
  await page.unroute('**/forex/trade_list*');
  await take('market');
  await takeWayIn(page, take, go, tap);
  await go('/login');
  await tap('open-demo');
  await page.getByTestId('open-demo').waitFor({ state: 'detached' });
  await go('/order');
  await take('orders-empty');
  await go('/trade?code=XAUUSD');
  await page.getByTestId('chart-ready').waitFor({ state: 'attached' });
  await take('trade');
  for (const side of ['buy', 'sell', 'buy']) {
    await tap(`trade-${side}`);
    await take('confirm');
    await tap('place-order');
    await page.getByTestId('place-order').waitFor({ state: 'detached' });
  }
  await page.getByRole('checkbox').first().check();
  await page.getByTestId('lots').tap();
  await take('trade-keypad');
  await page.getByTestId('lots').blur();
  await go('/order');
  await page.getByTestId('order-row').first().waitFor();
  await take('orders');
  await tap('order-row');
  await take('order');
  await page.keyboard.press('Escape');
  await go('/product');
  await page.getByRole('searchbox').fill('eur');
  await page.getByTestId('found-instrument').first().waitFor();
  await take('search');
  await go('/language');
  await take('language');
  for (const [name, route] of ROOMS) {
    await go(route);
    await page.locator('main').filter({ visible: true }).waitFor();
    await take(name);
  }
  await page.route('**/v1/api/**', (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await go('/trade?code=EURUSD');
  await take('trade-offline');
  await go('/');
  await take('market-offline');
}

type Deed = (what: string) => Promise<unknown>;

async function takeWayIn(page: Page, take: Deed, go: Deed, tap: Deed): Promise<void> {
  await go('/login');
  await take('login');
  await tap('submit');
  await take('login-faults');
  await go('/register?invite_code=AB12CD');
  await take('register');
  await go('/forgot');
  await page.locator('[data-value="mobile"]').tap();
  await take('forgot');
  await tap('submit');
  await tap('area-button');
  await page.getByTestId('area').first().waitFor();
  await take('areas');
  await page.keyboard.press('Escape');
}
