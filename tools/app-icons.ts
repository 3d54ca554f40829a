/**
 * Draws what an installed client is shown by, from `public/icon.svg` and the product itself, into `public/icons`:
 * `node --import tsx tools/app-icons.ts`, after a change of the icon or of the looks. Builds on what `npm run build` has made.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { Product } from '../tests/e2e/support/product.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { ROOT } from './paths.ts';

const FOLDER = join(ROOT, 'public', 'icons');
const BLUE = '#2457D6';
/** Lines of an icon of the tab bar, in a square of 24. */
const SHORTCUTS = {
  market: 'M4 7h10M4 12h16M4 17h7',
  trade: 'M8 5v14M16 5v14M6 9h4v6H6zM14 8h4v5h-4z',
  orders: 'M6 4h12v16l-3-2-3 2-3-2-3 2V4ZM9 9h6M9 13h6',
} as const;

const icon = readFileSync(join(ROOT, 'public', 'icon.svg'), 'utf8');

/** Without its rounded corners, and as far from the edge as a mask may cut: a device cuts its own shape. */
function bleeding(inset: number): string {
  const square = icon
    .replace(' rx="8"', '')
    .replace('viewBox="0 0 32 32"', `viewBox="${-inset} ${-inset} ${32 + 2 * inset} ${32 + 2 * inset}"`);
  return `<div style="background:${BLUE}">${square}</div>`;
}

function shortcut(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${BLUE}"/><g transform="translate(12 12)"><path d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`;
}

async function draw(browser: Browser, name: string, size: number, markup: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>*{margin:0}div,svg{display:block;inline-size:${size}px;block-size:${size}px}</style>${markup}`,
  );
  await page.screenshot({ path: join(FOLDER, `${name}.png`), omitBackground: true });
  await page.close();
}

interface Shot {
  readonly name: string;
  readonly route: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
}

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 };
const SHOTS: readonly Shot[] = [
  { name: 'screen-market', route: '/', ...PHONE },
  { name: 'screen-trade', route: '/trade?code=EURUSD', ...PHONE },
  { name: 'screen-wide', route: '/trade?code=XAUUSD', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
];

async function photograph(browser: Browser, url: string, { name, route, ...look }: Shot): Promise<void> {
  const page = await browser.newPage({ ...look, hasTouch: true });
  await page.goto(`${url}/?lang=en#${route}`);
  await page.getByTestId('market-row').first().waitFor({ state: 'attached' });
  if (route !== '/') await page.locator('canvas').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[class*="skeleton" i]') === null);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.close();
}

mkdirSync(FOLDER, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath === undefined ? {} : { executablePath }),
});
// A browser draws the tab's icon anew whenever one goes back; as a vector drawing that took 7 ms of the page's thread.
await draw(browser, 'tab-48', 48, icon);
await draw(browser, 'icon-192', 192, icon);
await draw(browser, 'icon-512', 512, icon);
await draw(browser, 'maskable-512', 512, bleeding(4));
await draw(browser, 'touch-180', 180, bleeding(1));
for (const [name, path] of Object.entries(SHORTCUTS)) await draw(browser, `shortcut-${name}`, 96, shortcut(path));
const product = await Product.start({ FEED: 'simulated:7', FEED_RATE: '120' });
for (const shot of SHOTS) await photograph(browser, product.url, shot);
await product.stop();
await browser.close();
