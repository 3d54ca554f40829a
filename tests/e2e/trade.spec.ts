import { expect, go, logInDemo, test, type Page } from './support/test.ts';

const buy = (page: Page) => page.getByTestId('trade-buy');

async function openTrade(page: Page, open: (route: string) => Promise<void>, code = 'EURUSD'): Promise<void> {
  await open(`/trade?code=${code}`);
  await buy(page).tap();
  await logInDemo(page);
  await expect(buy(page)).toBeEnabled();
}

test('a visitor who buys logs in and comes back to the same instrument', async ({ page, open }) => {
  await open('/trade?code=GBPUSD');
  await buy(page).tap();
  await expect(page).toHaveURL(/#\/login\?from=%2Ftrade%3Fcode%3DGBPUSD/);
  await logInDemo(page);
  await expect(page).toHaveURL(/#\/trade\?code=GBPUSD/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GBP/USD');
});

test('buys at market with stops, changes them, closes, and finds it in the history', async ({ page, open }) => {
  await openTrade(page, open);
  const price = Number((await page.getByTestId('trade-price').textContent()) ?? '');
  await page.getByRole('checkbox', { name: 'Stop loss' }).check();
  await expect(page.getByTestId('stopLoss')).toHaveValue(/^\d\.\d{5}$/);
  await page.getByTestId('stopLoss').fill((price - 0.05).toFixed(5));
  await page.getByRole('checkbox', { name: 'Take profit' }).check();
  await page.getByTestId('takeProfit').fill((price + 0.05).toFixed(5));
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByTestId('stop-notes')).toContainText('Sell: the stop loss must lie above');
  await expect(page.getByTestId('trade-sell')).toBeDisabled();
  await buy(page).tap();
  await page.getByTestId('place-order').tap();
  await expect(page.getByText('Order placed')).toBeVisible();

  await page.getByRole('link', { name: 'Orders' }).tap();
  const row = page.getByTestId('order-row');
  await expect(row).toHaveCount(1);
  await row.tap();
  const sheet = page.getByTestId('order-sheet');
  await expect(sheet).toContainText((price - 0.05).toFixed(5));
  await page.getByRole('button', { name: 'Change stop loss and take profit' }).tap();
  await page.getByTestId('edit-takeProfit').fill((price + 0.07).toFixed(5));
  await page.getByTestId('save-stops').tap();
  await expect(sheet).toContainText((price + 0.07).toFixed(5));
  await page.getByTestId('end-order').tap();
  await page.getByTestId('confirm-end').tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('No open positions')).toBeVisible();
  await page.getByRole('tab', { name: /History/ }).tap();
  await page.getByTestId('order-row').tap();
  await expect(sheet).toContainText('You');
});

test('closes a part of a position by the slider: the rest goes on, and the history has the part', async ({
  page,
  open,
}) => {
  await openTrade(page, open);
  await page.getByTestId('lots').fill('0.3');
  await page.getByTestId('lots').blur();
  await buy(page).tap();
  await page.getByTestId('place-order').tap();
  await page.getByRole('link', { name: 'Orders' }).tap();
  const row = page.getByTestId('order-row');
  await expect(row).toContainText('0.3');
  await row.tap();
  await page.getByTestId('end-order').tap();
  await expect(page.getByTestId('close-lots')).toHaveValue('0.3');
  await page.getByTestId('close-slider').fill('12');
  await expect(page.getByTestId('close-lots')).toHaveValue('0.12');
  await page.getByTestId('confirm-end').tap();
  await expect(page.getByTestId('order-sheet')).toBeHidden();
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('0.18');
  await page.getByRole('tab', { name: /History/ }).tap();
  await expect(row).toContainText('0.12');
});

test('places a pending order, and cancels it', async ({ page, open }) => {
  await openTrade(page, open);
  await page.getByRole('radio', { name: 'Pending' }).tap();
  await expect(page.getByTestId('target-price')).toHaveValue(/^\d\.\d{5}$/);
  const price = Number(await page.getByTestId('target-price').inputValue());
  await page.getByTestId('target-price').fill((price - 0.1).toFixed(5));
  await page.getByRole('button', { name: 'Done' }).tap();
  await buy(page).tap();
  await page.getByTestId('place-order').tap();
  await expect(page.getByTestId('place-order')).toBeHidden();
  await page.getByRole('link', { name: 'Orders' }).tap();
  await page.getByRole('tab', { name: /Pending/ }).tap();
  await page.getByTestId('order-row').tap();
  await page.getByTestId('end-order').tap();
  await page.getByTestId('confirm-end').tap();
  await expect(page.getByText('No pending orders')).toBeVisible();
  await page.getByRole('tab', { name: /History/ }).tap();
  await expect(page.getByTestId('order-row')).toContainText('Cancelled');
});

test('a position closed elsewhere leaves the list and closes its popup', async ({ page, open, product }) => {
  await openTrade(page, open);
  await buy(page).tap();
  // The reply to the page's own order tells the account's token, with which another device closes.
  const request = page.waitForRequest('**/forex/submit*');
  await page.getByTestId('place-order').tap();
  const { authorization = '' } = (await request).headers();
  await page.getByRole('link', { name: 'Orders' }).tap();
  await page.getByTestId('order-row').tap();
  await expect(page.getByTestId('order-sheet')).toBeVisible();
  const id = await page.getByTestId('order-row').getAttribute('data-id');
  const answer = await fetch(`${product.url}/v1/api/forex/close?id=${id ?? ''}&t=1`, {
    headers: { authorization, lang: 'en' },
  });
  expect(await answer.json()).toMatchObject({ code: 1 });
  await expect(page.getByTestId('order-sheet')).toBeHidden();
  await expect(page.getByTestId('order-row')).toHaveCount(0);
  await expect(page.getByText(/^Closed: EUR\/USD/)).toBeVisible();
});

test('a double tap makes one order', async ({ page, open }) => {
  await openTrade(page, open);
  await buy(page).tap();
  await page.getByTestId('place-order').dblclick({ noWaitAfter: true });
  await expect(page.getByTestId('place-order')).toBeHidden();
  await page.getByRole('link', { name: 'Orders' }).tap();
  await expect(page.getByRole('tab', { name: 'Holding 1' })).toBeVisible();
});

test('an order that funds do not cover says so and stays in the form', async ({ page, open }) => {
  await openTrade(page, open);
  await page.getByTestId('lots').fill('50');
  await expect(page.getByTestId('lots')).toHaveValue('50');
  await page.getByRole('combobox').selectOption({ index: 0 });
  await page.getByTestId('lots').fill('900');
  await expect(page.getByTestId('trade-reason')).toContainText('Not enough free margin');
  await expect(buy(page)).toBeDisabled();
  await go(page, '/');
  await go(page, '/trade');
  await expect(page.getByTestId('lots')).toHaveValue('900');
});

test('typing what is no number of lots names the fault at the field', async ({ page, open }) => {
  await openTrade(page, open);
  const cases = [
    ['', 'Enter a value.'],
    ['abc', 'Enter a plain number.'],
    ['1e3', 'Enter a plain number.'],
    ['0.015', 'Too many digits after the point.'],
    ['0', /At least .0\.01. lots\./],
  ] as const;
  for (const [typed, fault] of cases) {
    await page.getByTestId('lots').fill(typed);
    await expect(page.getByText(fault)).toBeVisible();
    await expect(buy(page)).toBeDisabled();
  }
});

test('the number pad types into the field and steps over it nowhere', async ({ page, open }) => {
  await openTrade(page, open);
  await page.getByTestId('lots').tap();
  const pad = page.getByRole('group', { name: 'Number pad' });
  await expect(pad).toBeVisible();
  await pad.getByRole('button', { name: 'Erase' }).tap();
  await expect(page.getByTestId('lots')).toHaveValue('');
  for (const key of ['1', '.', '2', '5']) await pad.getByRole('button', { name: key, exact: true }).tap();
  await expect(page.getByTestId('lots')).toHaveValue('1.25');
  const field = await page.getByTestId('lots').boundingBox();
  const board = await pad.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  await pad.getByRole('button', { name: 'Done' }).tap();
  await expect(pad).toBeHidden();
});

test('on a phone on its side the number pad leaves the field in view', async ({ page, open }) => {
  await page.setViewportSize({ width: 800, height: 360 });
  await openTrade(page, open);
  const lots = page.getByTestId('lots');
  await lots.tap();
  await expect(page.getByRole('group', { name: 'Number pad' })).toBeVisible();
  await expect(lots).toBeInViewport({ ratio: 1 });
  // Neither the pad nor the trading buttons lie over it: what is found at its edges is the field.
  const isOnTop = (element: Element): boolean => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + width / 2, y) === element);
  };
  await expect.poll(() => lots.evaluate(isOnTop)).toBe(true);
});

test('draws every period, reads out a touched bar and loads history on scrolling back', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  const ready = page.getByTestId('chart-ready');
  for (const period of ['5m', '15m', '30m', '1h', '1D', '1m']) {
    await page.getByRole('radio', { name: period, exact: true }).tap();
    await expect(page.getByRole('radio', { name: period, exact: true })).toBeChecked();
    await expect(ready).toBeAttached();
    await expect(page.getByTestId('legend')).toContainText(/O \d\.\d{5} H \d\.\d{5} L \d\.\d{5} C \d\.\d{5} V \d+/);
  }
  const before = Number(await ready.getAttribute('data-bars'));
  const chart = page.locator('section canvas').first();
  const box = await chart.boundingBox();
  if (!box) throw new Error('no chart');
  await page.mouse.move(box.x + 100, box.y + 80);
  await expect(async () => {
    await page.mouse.wheel(-2_000, 0);
    expect(Number(await ready.getAttribute('data-bars'))).toBeGreaterThan(before);
  }).toPass();
});

test('fills the screen with the chart, and comes back', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  await expect(page.getByTestId('chart-ready')).toBeAttached();
  await page.getByRole('button', { name: 'Full screen' }).tap();
  const section = page.getByRole('region', { name: 'Chart of EUR/USD' });
  await expect(section).toHaveAttribute('data-wide', 'true');
  const box = await section.boundingBox();
  expect(box?.height).toBeGreaterThan(700);
  await page.getByRole('button', { name: 'Leave full screen' }).tap();
  await expect(section).toHaveAttribute('data-wide', 'false');
});

test('the list of instruments begins anew each time, with prices that move', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  const picker = page.getByTestId('pick-instrument');
  const prices = page.getByTestId('choice-price');
  const first = page.getByTestId('choices').getByRole('button').first();
  await picker.tap();
  await expect(prices.first()).toHaveText(/\d/);
  await page.getByTestId('choices').evaluate((list) => list.scrollTo(0, 400));
  await expect(first).not.toContainText('EUR/USD');
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await picker.tap();
  await expect(first).toContainText('EUR/USD');
  await expect(first).toBeInViewport();
  await page.getByRole('searchbox').fill('yen');
  await expect(first).toContainText('JPY');
  await first.tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('JPY');
  await expect(page).toHaveURL(/#\/trade\?code=\w*JPY/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await picker.tap();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(first).toContainText('EUR/USD');
  const before = await prices.allTextContents();
  await expect.poll(() => prices.allTextContents()).not.toEqual(before);
  await first.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EUR/USD');
});

/** Nothing of the list is there for fingers, keys and screen readers. */
async function expectListOutOfReach(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeHidden();
  // What is hidden can have the focus until the browser's next frame.
  await expect.poll(() => page.evaluate(reachOfList)).toEqual({ focus: false, touch: false });
}

function reachOfList(): Record<'focus' | 'touch', boolean> {
  const sheet = document.querySelector('dialog');
  if (!sheet) throw new Error('The list has not been kept');
  for (const each of sheet.querySelectorAll<HTMLElement>('input, button')) each.focus();
  const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return { focus: sheet.contains(document.activeElement), touch: sheet.contains(at) };
}

test('the list of instruments that was closed is nothing to fingers, keys and screen readers', async ({
  page,
  open,
}) => {
  await open('/trade?code=EURUSD');
  await page.getByTestId('pick-instrument').tap();
  await expect(page.getByTestId('choice-price').first()).toHaveText(/\d/);
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expectListOutOfReach(page);
});

test('the list of instruments is laid out before it is asked for, out of reach', async ({ page, open }) => {
  await open('/trade?code=EURUSD');
  const rows = page.locator('dialog:not([open]) [data-testid="choices"] button');
  await expect.poll(() => rows.first().evaluate((row) => row.getClientRects().length)).toBe(1);
  await expectListOutOfReach(page);
});

test('the list of instruments that a key opens shows where the focus is, also after a finger opened it', async ({
  page,
  open,
}) => {
  await open('/trade?code=EURUSD');
  const picker = page.getByTestId('pick-instrument');
  const cross = page.getByRole('button', { name: 'Close' });
  const ring = (): Promise<string> => cross.evaluate((element) => getComputedStyle(element).outlineStyle);
  await picker.tap();
  await expect(cross).toBeFocused();
  await cross.tap();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(picker).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cross).toBeFocused();
  expect(await ring()).not.toBe('none');
});
