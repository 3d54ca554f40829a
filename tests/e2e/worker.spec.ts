/** A worker that dies or never starts: said within 2 s, replaced, and live again within 3 s, with nothing lost. */
import { expect, go, seen, test } from './support/test.ts';
import { buy, expectLive, expectStale, LIVE_AGAIN, trade } from './support/trader.ts';
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
  await expect(page.getByTestId('figures-stale')).toBeHidden();
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
      Worker: function Worker() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open('/');
  await expect(page.getByTestId('worker-failed')).toContainText('The app could not start');
});

for (const file of ['trading.worker', 'device-storage']) {
  test(`a worker starts when the code comes that the network kept away: ${file}`, async ({ page, open }) => {
    await page.context().route(`**/${file}-*`, (route) => route.abort('connectionrefused'));
    await page.route('**/?lang=en', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort('connectionrefused'),
    );
    await open('/');
    await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'restarting');
    await expect(page.getByText('Markets could not be loaded')).toBeVisible();
    await page.context().unroute(`**/${file}-*`);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(page.locator('[data-code="EURUSD"]')).toBeVisible();
    await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open');
  });
}
