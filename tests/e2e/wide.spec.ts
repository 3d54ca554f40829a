/** The screen of a desk: markets, chart with the positions below it, and the order form. */
import { expect, go, logInDemo, test } from './support/test.ts';
import { LONG } from './support/long.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false });

test('positions stand below the chart, with live profit, and open their sheet', async ({ page, open }) => {
  await open('/trade?code=XAUUSD');
  await expect(page.getByTestId('chart-ready')).toBeAttached();
  const pane = page.getByTestId('positions-pane');
  await expect(pane).toHaveText('Log in to see your positions here.');
  await go(page, '/login');
  await logInDemo(page);
  await go(page, '/trade?code=XAUUSD');
  await expect(pane).toContainText('No open positions');
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  const row = pane.getByTestId('order-row');
  await expect(row).toHaveCount(1);

  const [below, chart] = [await pane.boundingBox(), await page.getByTestId('chart-ready').locator('..').boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((chart?.y ?? Infinity) + (chart?.height ?? 0));
  expect(below?.x).toBeGreaterThanOrEqual(chart?.x ?? Infinity);

  const profit = row.getByTestId('order-profit');
  const before = await profit.textContent();
  await expect.poll(() => profit.textContent()).not.toBe(before);
  await row.tap();
  await expect(page.getByTestId('order-sheet')).toBeVisible();
});

test('a low or narrow screen keeps its room for the chart', LONG, async ({ page, open }) => {
  await page.setViewportSize({ width: 932, height: 430 });
  await open('/trade?code=XAUUSD');
  await expect(page.getByTestId('chart-ready')).toBeAttached();
  await expect(page.getByTestId('positions-pane')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByTestId('positions-pane')).toBeVisible();
});
