/** The client on the device: starts without a network, takes a new release when it is told to, is installed. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readSettings } from '../../server/settings.ts';
import { startServer, type RunningServer } from '../../server/start-server.ts';
import { pathOf, shellOf } from '../../tools/service-worker.ts';
import type { Worker } from '@playwright/test';
import { openReadyDatabase } from '../support/server/made-databases.ts';
import { violations } from './support/axe.ts';
import { DIST, releaseAnew } from './support/built-client.ts';
import { keptRows } from './support/device-storage.ts';
import { alsoIn, LONG } from './support/long.ts';
import type { Product } from './support/product.ts';
import { expect, go, logInDemo, seen, test, type Page } from './support/test.ts';
import { buy } from './support/trader.ts';
import { LANGUAGES, textOf, type TestLanguage } from './support/words.ts';

test.use({ serviceWorkers: 'allow' });

/** What comes when the first price is on screen, the code of the next screens is there, and the browser is idle. */
const LATER = { timeout: 20_000 };
/** A number that is not 0. */
const SOME = /^[1-9]\d*$/;

/** Waits until the client is kept on the device, in its language too. */
async function kept(page: Page, language: string): Promise<void> {
  await expect.poll(() => page.evaluate(isKept, language), LATER).toBe(true);
}

async function isKept(language: string): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const names = (await caches.keys()).filter((name) => name.startsWith('pipframe-shell-'));
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return files.flat().some(({ url }) => url.includes(`/assets/${language}-`));
}

const keptSettings = (page: Page): Promise<Readonly<Record<string, unknown>>> => keptRows(page, 'pipframe', 'settings');

async function keptPositions(page: Page): Promise<number> {
  const { account } = await keptSettings(page);
  return typeof account === 'string' ? (JSON.parse(account) as { readonly open: readonly unknown[] }).open.length : 0;
}

/** What the page says as of when its prices are, with any time. */
function ageText(lang: TestLanguage): RegExp {
  const [before = '', after = ''] = textOf('market.asOf', lang).split('{{time}}');
  return new RegExp(`${before}.*\\d.*${after}`);
}

/** Leaves the page, whose prices are written down then, and runs without a server; it is there again afterwards. */
async function withoutServer(page: Page, product: Product, run: () => Promise<void>): Promise<void> {
  await page.goto('about:blank');
  await product.kill();
  try {
    await run();
  } finally {
    await product.restart();
  }
}

for (const lang of LANGUAGES) {
  test(
    `starts without a server, with the last prices and their age: ${lang}`,
    alsoIn(lang),
    async ({ page, open, product }) => {
      await open('/', { lang });
      await kept(page, lang);
      const price = page.getByTestId('market-row').first().getByTestId('price');
      const sparkline = page.getByTestId('market-row').first().locator('path[data-tone]');
      await expect(price).toHaveText(/\d/);
      await expect(sparkline).toBeVisible();
      // Written a moment later; a page that is left at once may take that with it.
      await expect.poll(() => keptSettings(page), LATER).toHaveProperty('sparklines');
      await withoutServer(page, product, async () => {
        await open('/', { lang });
        const html = page.locator('html');
        await expect(price).toHaveText(/\d/);
        await expect(sparkline).toBeVisible();
        await expect(page.getByText(ageText(lang))).toBeVisible();
        await expect(html).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
        // So prices cross by shared memory there, too.
        expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
        expect(await violations(page)).toEqual([]);
        // Screens whose code was never shown before.
        for (const route of ['/trade', '/news', '/product', '/login', '/language', '/rank'])
          await open(route, { lang }).then(() => expect(page.getByRole('heading').first()).toBeVisible());
        // What needs a line says so.
        const failed = page.getByRole('alert').filter({ hasText: textOf('copying.failed', lang) });
        await expect(failed).toContainText(textOf('failure.network', lang));
      });
      await open('/', { lang });
      await expect(page.getByText(textOf('connection.live', lang)).first()).toBeVisible();
    },
  );

  test(
    `shows a chart that was opened before, and locks trading with the reason: ${lang}`,
    LONG,
    async ({ page, open, product }) => {
      await open('/trade?code=EURUSD', { lang });
      await kept(page, lang);
      const chart = page.getByTestId('chart-ready');
      await expect(chart).toHaveAttribute('data-bars', SOME);
      await withoutServer(page, product, async () => {
        await open('/trade?code=EURUSD', { lang });
        await expect(chart).toHaveAttribute('data-bars', SOME);
        for (const side of ['sell', 'buy']) await expect(page.getByTestId(`trade-${side}`)).toBeDisabled();
        await expect(page.getByTestId('trade-reason')).toHaveText(textOf('block.offline', lang));
        expect(await violations(page)).toEqual([]);
      });
    },
  );
}

test('shows positions and the balance with their age', LONG, async ({ page, open, product }) => {
  await open('/login?from=%2Ftrade%3Fcode%3DEURUSD');
  await logInDemo(page);
  await kept(page, 'en');
  await buy(page);
  await go(page, '/order');
  const row = page.getByTestId('order-row');
  await expect(row).toHaveCount(1);
  const balance = page.getByTestId('balance');
  await expect(balance).toHaveText(/\d/);
  const before = await balance.textContent();
  await expect.poll(() => keptPositions(page), LATER).toBe(1);
  await withoutServer(page, product, async () => {
    await open('/order');
    await expect(row).toHaveCount(1);
    await expect(balance).toHaveText(before ?? '');
    await expect(page.getByTestId('kept-since')).toHaveText(/\d.* · .*old/);
    expect(await violations(page)).toEqual([]);
  });
  await open('/order');
  await expect(page.getByTestId('kept-since')).toBeHidden();
  await expect(row).toHaveCount(1);
});

/** A server of its own whose client can be replaced by another release. */
async function withReleases(run: (server: RunningServer, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pipframe-client-'));
  releaseAnew(folder, '01');
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'memory', RATE_LIMIT: '0', FEED: 'simulated:7' };
  const settings = readSettings({ ...environment, HOUSE_STRATEGY_DAYS: '0' });
  const server = await startServer(settings, {
    database: await openReadyDatabase(),
    clientFolder: folder,
    logLevel: 'silent',
  });
  try {
    await run(server, folder);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Which of the two releases runs in the page. */
async function runningRelease(page: Page): Promise<string | undefined> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.src.slice(-5, -3),
  );
}

/** The browser takes its time to leave the entry of an overlay: a reload that begins before that is given up. */
async function slowGoingBack(page: Page): Promise<void> {
  await page.evaluate((slowMs) => {
    const leave = history.go.bind(history);
    history.go = (steps) => void setTimeout(() => leave(steps), slowMs);
  }, 300);
}

test('a new release waits until it is let, and what was typed stays', LONG, async ({ page }) => {
  await withReleases(async ({ url }, folder) => {
    await page.goto(`${url}/?lang=en#/trade?code=EURUSD`);
    await page.getByTestId('lots').fill('0.37');
    await kept(page, 'en');
    releaseAnew(folder, '02');
    await page.reload();
    expect(await runningRelease(page)).toBe('01');
    const offer = page.getByTestId('offer');
    await expect(offer).toContainText(textOf('missing.newRelease', 'en'), LATER);
    await page.getByTestId('lots').fill('0.41');
    // The keypad is open, and closes at the press.
    await slowGoingBack(page);
    await offer.getByRole('button', { name: textOf('worker.reload', 'en') }).tap();
    await expect(page.locator('script[src$="02.js"]').last()).toBeAttached();
    await expect(page.getByTestId('lots')).toHaveValue('0.41');
    await expect(offer).toBeHidden();
    await page.close();
  });
});

test.describe('a device that has lost files of a release that is gone', () => {
  test.use({ provoked: /Refused to apply style|MIME type/ });
  test('starts the next one', LONG, async ({ page }) => {
    await withReleases(async ({ url }, folder) => {
      await page.goto(`${url}/?lang=en#/`);
      await kept(page, 'en');
      releaseAnew(folder, '02');
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url: file } of await cache.keys()) if (file.includes('/assets/')) await cache.delete(file);
        }
      });
      // The browser keeps what is served for ever a second time, beside the service worker.
      await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
      await page.reload();
      await expect(page.getByTestId('market-row').first()).toBeVisible(LATER);
      expect(await runningRelease(page)).toBe('02');
      await page.close();
    });
  });
});

test('what is kept weighs at most 600 kB, and no call of the API is among it', async ({ page, open }) => {
  const { files, languages } = shellOf(DIST);
  const longest = Math.max(
    ...Object.values(languages).map((file) => gzipSync(readFileSync(pathOf(DIST, file))).length),
  );
  const all = files.reduce((sum, file) => sum + gzipSync(readFileSync(pathOf(DIST, file))).length, longest);
  expect(all).toBeLessThan(600_000);
  await open('/');
  await kept(page, 'en');
  const answeredOnDevice: string[] = [];
  page.on('response', (response) => {
    if (isCall(response.url()) && response.fromServiceWorker()) answeredOnDevice.push(response.url());
  });
  await page.reload();
  await logInAndLook(page);
  const names = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(names.filter((name) => /^\/(?:api|v1)\//.test(name))).toEqual([]);
  expect((await callsOf(workerOf(page))).length).toBeGreaterThan(0);
  expect(answeredOnDevice).toEqual([]);
  // What it answers with the server's answer, it has fetched itself.
  expect(await callsOf(serviceWorkerOf(page))).toEqual([]);
});

/** The client's dedicated worker, from which every call of the API comes. */
function workerOf(page: Page): Worker {
  const found = page.workers().find((worker) => worker.url().includes('/trading.worker'));
  if (!found) throw new Error('The client is not running');
  return found;
}

function serviceWorkerOf(page: Page): Worker {
  const [found] = page.context().serviceWorkers();
  if (!found) throw new Error('No service worker is running');
  return found;
}

/** The calls of the API that a worker has made. */
async function callsOf(worker: Worker): Promise<readonly string[]> {
  const names = await worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.filter(isCall);
}

function isCall(url: string): boolean {
  return /^\/(?:api|v1)\//.test(new URL(url).pathname);
}

async function logInAndLook(page: Page): Promise<void> {
  await go(page, '/login');
  await logInDemo(page);
  await go(page, '/order');
  await expect(seen(page, 'equity').first()).toBeVisible();
}

test('the manifest is in the language that is shown; one that does not come says nothing', async ({ page, open }) => {
  await page.route('**/manifest/*.webmanifest', (route) => route.abort());
  await open('/', { lang: 'ar' });
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest/ar.webmanifest', LATER);
  await page.evaluate(() => fetch('/manifest/ar.webmanifest').catch(() => undefined));
  await expect(page.getByTestId('market-row').first()).toBeVisible();
  await expect(page.getByRole('status').getByRole('button')).toHaveCount(0);
});

test('the browser finds nothing wrong with the manifest', async ({ page, open }) => {
  await open('/');
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(url).toContain('/manifest/en.webmanifest');
  expect(errors).toEqual([]);
  const manifest = (await (await page.request.get(url)).json()) as {
    readonly icons: readonly { readonly src: string }[];
    readonly screenshots: readonly { readonly src: string }[];
    readonly shortcuts: readonly { readonly url: string; readonly icons: readonly { readonly src: string }[] }[];
  };
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src } of pictures) expect((await page.request.get(new URL(src, url).href)).ok()).toBe(true);
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual(['/#/', '/#/trade', '/#/order']);
});

/** As Chromium hands it out; a headless one does not. */
function handOutPrompt(): void {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  Object.assign(event, {
    prompt: () => {
      document.documentElement.dataset['asked'] = 'yes';
      return Promise.resolve({ outcome: 'dismissed' });
    },
  });
  window.addEventListener('load', () => window.dispatchEvent(event));
}

/** Starts the page as on a later day. */
async function visit(page: Page, days: number): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.now() + days * 86_400_000));
  await page.reload();
  await expect(page.getByTestId('market-row').first()).toBeVisible();
}

test(
  'is offered as an application at the third visit, once, and then in the settings',
  LONG,
  async ({ page, open }) => {
    await page.addInitScript(handOutPrompt);
    const offer = page.getByTestId('offer');
    await open('/');
    const visits = (): Promise<unknown> => page.evaluate(() => localStorage.getItem('pipframe.visits'));
    await expect.poll(visits, LATER).toContain('"count":1');
    await page.reload();
    await visit(page, 1);
    await expect.poll(visits, LATER).toContain('"count":2');
    await expect(offer).toHaveCount(0);
    await visit(page, 2);
    await expect(offer).toContainText(textOf('install.offer', 'en'), LATER);
    expect(await violations(page)).toEqual([]);
    await offer.getByRole('button', { name: textOf('common.close', 'en') }).tap();
    await visit(page, 3);
    await expect.poll(visits, LATER).toContain('"count":4');
    await expect(offer).toHaveCount(0);
    await go(page, '/mine/system');
    await page.getByTestId('install').tap();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
    await expect(page.getByTestId('install')).toHaveCount(0);
  },
);
