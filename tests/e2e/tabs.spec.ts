/** The product open twice in one browser. */
import { expect, go, logInDemo, logOut, seen, test, type Page } from './support/test.ts';
import { dieWithOrder } from './support/trader.ts';
import { LONG } from './support/long.ts';

/** Both tabs on the trade screen, logged in. */
async function twoTabs(page: Page, open: (route: string) => Promise<void>): Promise<Page> {
  await open('/trade?code=EURUSD');
  await page.getByTestId('trade-buy').tap();
  await logInDemo(page);
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByTestId('trade-buy')).toBeEnabled();
  return other;
}

test('an order and its end are told in the tab that asked for them, and are in both', async ({ page, open }) => {
  const other = await twoTabs(page, open);
  await go(other, '/order');
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await expect(page.getByText('Order placed')).toBeVisible();
  await expect(other.getByTestId('order-row')).toHaveCount(1);
  await other.getByTestId('order-row').tap();
  await other.getByTestId('end-order').tap();
  await other.getByTestId('confirm-end').tap();
  await expect(other.getByText('No open positions')).toBeVisible();
  await go(page, '/order');
  await expect(page.getByText('No open positions')).toBeVisible();
  await expect(page.getByText(/closed/i).filter({ visible: true })).toHaveCount(0);
});

test('logging out in one tab logs out the other at once', async ({ page, open }) => {
  const other = await twoTabs(page, open);
  await go(other, '/order');
  await expect(other.getByTestId('balance')).toHaveText('100,000.00');
  await logOut(page);
  await expect(other).toHaveURL(/#\/login/);
});

test('an order in flight when a worker dies is found by the tab that sent it, once', LONG, async ({ page, open }) => {
  const other = await twoTabs(page, open);
  const sent = await dieWithOrder(page);
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await expect(page.getByText(/no answer came/)).toBeVisible();
  await expect(page.getByText(/was placed/)).toBeVisible({ timeout: 10_000 });
  await expect(other.getByText(/was placed/)).toHaveCount(0);
  await go(other, '/order');
  await expect(other.getByRole('tab', { name: 'Holding 1' })).toBeVisible();
  await expect(seen(other, 'connection')).toHaveAttribute('data-phase', 'open');
  expect(sent()).toBe(2);
});
