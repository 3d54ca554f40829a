/** A worker that dies, hangs or never starts: said within 2 s, replaced, and live again within 3 s, with nothing lost. */
import { expect, go, logInDemo, seen, test, type Page } from './support/test.ts';
import { blockPage, closeWorker, crashWorker, hangWorker } from './support/workers.ts';

const NOTICED = { timeout: 2_000 };
/** From the silence to the end of the worker 3 s, and 3 s until the new one is live. */
const LIVE_AGAIN = { timeout: 8_000 };

async function trade(page: Page): Promise<void> {
  await page.getByTestId('trade-buy').tap();
  await logInDemo(page);
  await expect(page.getByTestId('chart-ready')).toBeAttached();
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
}

async function buy(page: Page): Promise<void> {
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await expect(page.getByTestId('place-order')).toBeHidden();
}

async function expectLive(page: Page): Promise<void> {
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', LIVE_AGAIN);
  await expect(page.getByTestId('trade-buy')).toBeEnabled(LIVE_AGAIN);
}

for (const [name, kill] of [
  ['is closed', closeWorker],
  ['hangs', hangWorker],
] as const) {
  test(`a worker that ${name} is noticed within 2 s, and replaced with chart and position`, async ({ page, open }) => {
    await open('/trade?code=EURUSD');
    await trade(page);
    await buy(page);
    const bars = await page.getByTestId('chart-ready').getAttribute('data-bars');
    const next = page.waitForEvent('worker');
    await kill(page);
    await expect(seen(page, 'connection')).toHaveAttribute('data-phase', /stalled|restarting/, NOTICED);
    await expect(page.getByTestId('trade-buy')).toBeDisabled();
    await expect(page.getByTestId('trade-reason')).toHaveText(/not responding|too old/);
    await expect(page.getByTestId('trade-price')).toHaveText(/\d/);
    await expect(page.locator('[data-tone="stale"]').filter({ has: page.getByTestId('trade-price') })).toBeVisible();
    // The chart stays, as it was, until the new worker's bars come.
    await expect(page.getByTestId('chart-ready')).toHaveAttribute('data-bars', bars ?? '');
    await next;
    await expectLive(page);
    await go(page, '/order');
    await expect(page.getByTestId('order-row')).toHaveCount(1);
    await expect(page.getByTestId('figures-stale')).toBeHidden();
  });
}

test('figures on Orders say since when they are old while the worker is silent', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await trade(page);
  await buy(page);
  await go(page, '/order');
  await expect(page.getByTestId('order-row')).toHaveCount(1);
  await expect(page.getByTestId('figures-stale')).toBeHidden();
  await hangWorker(page);
  await expect(page.getByTestId('figures-stale')).toHaveText(/Prices as of .+ · \d+s old/, NOTICED);
  await expect(page.getByTestId('profit-age')).toHaveText(/\d+s old/);
  await expect(page.getByTestId('order-row')).toHaveCount(1);
  await expect(page.getByTestId('figures-stale')).toBeHidden(LIVE_AGAIN);
  await expect(page.getByTestId('profit-age')).toHaveText('');
  await expect(page.getByTestId('order-row')).toHaveCount(1);
});

test('an order that was with the worker when it died is unknown, then found, and there is one', async ({
  page,
  open,
}) => {
  await open('/trade?code=EURUSD');
  await trade(page);
  let sent = 0;
  // The server has the first one; its answer never comes.
  await page.context().route('**/forex/submit*', async (route) => {
    sent++;
    if (sent > 1) return route.continue();
    await route.fetch();
    await closeWorker(page);
  });
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await expect(page.getByText(/no answer came/)).toBeVisible(LIVE_AGAIN);
  await expectLive(page);
  await expect.poll(() => sent).toBe(2);
  await go(page, '/order');
  await expect(page.getByTestId('unconfirmed')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Holding 1' })).toBeVisible();
});

test('a page that was itself suspended raises no alarm over its worker', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
  await page.evaluate(() => {
    const phases: string[] = [];
    const badge = document.querySelector('[data-testid="connection"]');
    new MutationObserver(() => phases.push(badge?.getAttribute('data-phase') ?? '')).observe(document.body, {
      subtree: true,
      attributeFilter: ['data-phase'],
    });
    Object.assign(window, { phases });
  });
  await hangWorker(page, 4_000);
  await blockPage(page, 4_500);
  const price = await page.getByTestId('trade-price').textContent();
  await expect(page.getByTestId('trade-price')).not.toHaveText(price ?? '');
  const phases = await page.evaluate(() => (window as unknown as { phases: string[] }).phases);
  expect(phases.filter((phase) => phase === 'stalled' || phase === 'restarting')).toEqual([]);
});

test('a worker that dies three times within a minute ends in words and a way to reload', async ({ page, open }) => {
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
});

test('a browser that refuses workers is told in words', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      },
    });
  });
  await open('/');
  await expect(page.getByTestId('worker-failed')).toContainText('The app could not start');
});

test('a worker whose script the network keeps away starts when it comes', async ({ page, open }) => {
  await page.context().route('**/trading.worker-*', (route) => route.abort('connectionrefused'));
  await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
  await open('/');
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'restarting');
  await page.context().unroute('**/trading.worker-*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('[data-code="EURUSD"]')).toBeVisible();
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open');
});
