import type { Page } from '@playwright/test';
import { Product } from './support/product.ts';
import { expect, go, logInDemo, test as base, seen } from './support/test.ts';
import { LONG } from './support/long.ts';
import { loseAnswers } from './support/lost-answers.ts';

/** Each of these ends its server, so each has one of its own. */
const test = base.extend<{ own: Product }>({
  // oxlint-disable-next-line no-empty-pattern -- a fixture without needs says so by an empty pattern
  own: async ({}, use) => {
    const product = await Product.start({ FEED: 'simulated:7', FEED_RATE: '200' });
    await use(product);
    await product.stop();
  },
});

/** The trade screen of a demo account, with the ticket of a purchase open. */
async function openTicket(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?lang=en#/trade?code=EURUSD`);
  await page.getByTestId('trade-buy').tap();
  await logInDemo(page);
  await page.getByTestId('trade-buy').tap();
}

test('a server that dies is shown as it is: old prices, locked buttons, and everything back after the restart', async ({
  page,
  own,
}) => {
  await openTicket(page, own.url);
  await page.getByTestId('place-order').tap();
  await expect(page.getByTestId('place-order')).toBeHidden();
  const price = await page.getByTestId('trade-price').textContent();

  await own.kill();
  await expect(seen(page, 'connection')).not.toHaveAttribute('data-phase', 'open');
  await expect(page.getByTestId('trade-buy')).toBeDisabled();
  await expect(page.getByTestId('trade-reason')).toHaveText(/no connection|too old/);
  await expect(page.getByTestId('trade-price')).toHaveText(/\d/);
  expect(price).toMatch(/\d/);

  await own.restart();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open');
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
  await go(page, '/order');
  await expect(page.getByTestId('order-row')).toHaveCount(1);
});

test('an order whose answer is lost is neither placed nor failed until the connection is back', async ({
  page,
  own,
}) => {
  await openTicket(page, own.url);
  await loseAnswers(page, '**/forex/submit*', 1);
  await page.getByTestId('place-order').tap();
  await expect(page.getByTestId('place-order')).toBeHidden();
  await go(page, '/order');
  await expect(page.getByRole('tab', { name: 'Holding 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Holding 1' })).toBeVisible();
  await expect(page.getByTestId('unconfirmed')).toHaveCount(0);
});

test('a start without a server says so and offers to try again', LONG, async ({ page, own }) => {
  await page.route('**/forex/trade_list*', (route) => route.abort('connectionrefused'));
  await page.goto(`${own.url}/?lang=en#/`);
  await expect(page.getByText('Markets could not be loaded')).toBeVisible();
  await page.unroute('**/forex/trade_list*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.locator('[data-code="EURUSD"]')).toBeVisible();
});

test('a session ended elsewhere is said, and the login offered', async ({ page, own }) => {
  await page.goto(`${own.url}/?lang=en#/order`);
  await logInDemo(page);
  await expect(page.getByTestId('balance')).toHaveText('100,000.00');
  await page.route('**/my_deal*', (route) =>
    route.fulfill({ json: { code: 999, msg: 'Session invalid', data: null } }),
  );
  await page.getByRole('tab', { name: /History/ }).tap();
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
});
