/** A worker that dies or never starts: said within 2 s, replaced, and live again within 3 s, with nothing lost. */
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { blanksOf, watchForBlanks } from './support/blanks.ts';
import { alsoIn, LONG } from './support/long.ts';
import { expect, go, seen, test } from './support/test.ts';
import { buy, expectLive, expectStale, LIVE_AGAIN, trade } from './support/trader.ts';
import { LANGUAGES, textOf, type TestLanguage } from './support/words.ts';
import { closeWorker, crashWorker } from './support/workers.ts';

test('a worker that is closed is noticed within 2 s, and replaced with chart and position', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await trade(page);
  await buy(page);
  const bars = await page.getByTestId('chart-ready').getAttribute('data-bars');
  const next = page.waitForEvent('worker');
  await closeWorker(page);
  await expectStale(page);
  // The chart stays, as it was, until the new worker's bars come.
  await expect(page.getByTestId('chart-ready')).toHaveAttribute('data-bars', bars ?? '');
  await next;
  await expectLive(page);
  await go(page, '/order');
  await expect(page.getByTestId('order-row')).toHaveCount(1);
  await expect(page.getByTestId('summary-stale')).toBeHidden();
});

/** The device does not keep the instruments any more, as after its storage was full. */
async function forgetCatalogue(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('pipframe');
        opening.onerror = () => reject(opening.error ?? new Error('The storage does not open'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('catalogue', 'readwrite');
          writing.objectStore('catalogue').clear();
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}

test('the chart stays while the next worker does not know the instruments yet', LONG, async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await trade(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route('**/trade_list*', async (route) => {
    await held;
    await route.continue();
  });
  await watchForBlanks(page);
  await forgetCatalogue(page);
  // It has read what the device keeps by then, and so been asked for the chart.
  const started = page.waitForResponse('**/user/info*');
  await closeWorker(page);
  await started;
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', LIVE_AGAIN);
  release();
  const bar = (await page.getByTestId('legend').textContent()) ?? '';
  await expect(page.getByTestId('legend')).not.toHaveText(bar);
  expect(await blanksOf(page)).toEqual([]);
});

test(
  'a worker that dies three times within a minute ends in words and a way to reload',
  LONG,
  async ({ page, open }) => {
    await open('/trade?code=EURUSD');
    for (const _ of [1, 2]) {
      await expect(page.getByTestId('trade-buy')).toBeEnabled(LIVE_AGAIN);
      const next = page.waitForEvent('worker');
      await crashWorker(page);
      await next;
    }
    await expect(page.getByTestId('trade-buy')).toBeEnabled(LIVE_AGAIN);
    await crashWorker(page);
    await expect(page.getByTestId('worker-failed')).toContainText('The app stopped');
    await page.getByRole('button', { name: 'Reload' }).tap();
    await expect(page.getByTestId('trade-buy')).toBeEnabled();
  },
);

/** Ways in which a browser has no worker for the client; each runs in the page before anything else. */
const WORKERLESS: Readonly<Record<string, () => void>> = {
  'refuses workers': () => {
    Object.assign(window, {
      Worker: function Worker() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
  'has no memory for a worker': () => {
    Object.assign(window, {
      Worker: function Worker() {
        throw new RangeError('Out of memory');
      },
    });
  },
  'knows no workers': () => {
    Reflect.deleteProperty(window, 'Worker');
  },
};

/** The page itself says so, with nothing of the app beside it. */
async function saysNoWorker(page: Page, language: TestLanguage): Promise<void> {
  const words = page.locator('#start');
  await expect(words).toContainText(textOf('worker.refusedTitle', language), { timeout: 15_000 });
  await expect(words).toContainText(textOf('worker.refusedHint', language));
  await expect(words).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(page.locator('#root')).toBeHidden();
  expect(await violations(page)).toEqual([]);
}

for (const [how, withoutWorker] of Object.entries(WORKERLESS)) {
  test(`a browser that ${how} is told in words`, async ({ page, open }) => {
    await page.addInitScript(withoutWorker);
    await open('/');
    await saysNoWorker(page, 'en');
  });
}

for (const language of LANGUAGES) {
  const title = `a browser that has a worker again after a reload goes on: ${language}`;
  test(title, alsoIn(language), async ({ page, open }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('asked') !== null) return;
      sessionStorage.setItem('asked', '');
      Reflect.deleteProperty(window, 'Worker');
    });
    await open('/', { lang: language });
    await saysNoWorker(page, language);
    await page.getByRole('link', { name: textOf('worker.reload', language) }).tap();
    await expect(page.getByTestId('market-row').first()).toBeVisible();
    await expect(page.locator('#start')).toBeHidden();
  });
}

test.describe('in a browser that reads no modules in workers', () => {
  test.use({ provoked: /Cannot use import statement outside a module/ });

  test('a browser that knows no module workers is told in words', async ({ page, open }) => {
    await page.addInitScript(() => {
      const Classic = window.Worker;
      Object.assign(window, {
        // An older browser takes no note of an option that it does not know.
        Worker: function Worker(url: string | URL) {
          return new Classic(url);
        },
      });
    });
    // Newer syntax than it reads: there, the client's own script is that.
    await page.context().route('**/trading.worker-*.js', async (route) => {
      const script = await route.fetch();
      await route.fulfill({ response: script, body: `import './none.js';\n${await script.text()}` });
    });
    await open('/');
    await saysNoWorker(page, 'en');
  });
});

/** Aborts a file of the worker, and the page's question to its server whether there is a new release. */
async function keepAway(page: Page, file: string): Promise<void> {
  await page.context().route(`**/${file}-*`, (route) => route.abort('connectionrefused'));
  await page.route('**/?lang=en', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort('connectionrefused'),
  );
}

test('a worker starts when its code comes that the network kept away', async ({ page, open }) => {
  await keepAway(page, 'trading.worker');
  await open('/');
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'restarting');
  await expect(page.getByText('Markets could not be loaded')).toBeVisible();
  await page.context().unroute('**/trading.worker-*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.locator('[data-code="EURUSD"]')).toBeVisible();
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open');
});

test(
  'markets are shown before the code of the storage comes, which is asked for until it does',
  LONG,
  async ({ page, open }) => {
    await keepAway(page, 'device-storage');
    await open('/');
    await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'restarting');
    await expect(page.locator('[data-code="EURUSD"]')).toBeVisible();
    await page.context().unroute('**/device-storage-*');
    await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open');
  },
);
