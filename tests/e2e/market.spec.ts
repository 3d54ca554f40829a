import { filesOfPart } from './support/built-client.ts';
import { expect, go, test, seen } from './support/test.ts';

test('shows ten skeleton rows, then instruments with prices that move', async ({ page, open }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/forex/trade_list*', async (route) => {
    await held;
    await route.continue();
  });
  await open('/');
  await expect(page.getByTestId('skeleton-row')).toHaveCount(10);
  // One for all shapes: sixty would be sixty layers, while the phone has the most to do.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(1);
  release();
  const row = page.locator('[data-code="EURUSD"]');
  await expect(row.getByTestId('price')).toHaveText(/^\d\.\d{5}$/);
  await expect(row.getByTestId('change')).toHaveText(/^[+−]?\d+\.\d\d\s%$/);
  const first = await row.getByTestId('price').textContent();
  await expect(row.getByTestId('price')).not.toHaveText(first ?? '');
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open');
  await expect(seen(page, 'connection')).toContainText(/\d+ ms/);
});

test('renders only the rows near the screen, and scrolls to the last', async ({ page, open }) => {
  await open('/');
  await expect(page.getByTestId('market-row').first()).toBeVisible();
  expect(await page.getByTestId('market-row').count()).toBeLessThan(30);
  const list = page.getByTestId('market-list');
  const first = await page.getByTestId('market-row').first().getAttribute('data-code');
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.locator(`[data-code="${first ?? ''}"]`)).toHaveCount(0);
  await expect(page.getByTestId('market-row').last().getByTestId('price')).toHaveText(/\d/);
});

test('filters by category and keeps favourites over a reload', async ({ page, open }) => {
  await open('/');
  await page.getByRole('button', { name: 'Metals' }).tap();
  await expect(page.locator('[data-code="XAUUSD"]')).toBeVisible();
  await expect(page.locator('[data-code="EURUSD"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Favourites', exact: true }).tap();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await go(page, '/trade?code=XAUUSD');
  await page.getByRole('button', { name: /Add .* to favourites/ }).tap();
  // Said when the device has it: from then on a reload takes nothing away.
  await expect(page.getByText(/added to favourites/)).toBeVisible();
  await page.reload();
  await go(page, '/');
  await page.getByRole('button', { name: 'Favourites', exact: true }).tap();
  await expect(page.locator('[data-code="XAUUSD"]')).toBeVisible();
});

test('refreshes when pulled, and hides the indicator', async ({ page, open }) => {
  await open('/');
  await expect(page.getByTestId('market-row').first()).toBeVisible();
  const refreshed = page.waitForRequest('**/forex/trade_list*');
  await page.getByTestId('market-list').evaluate((list) => {
    const touch = (y: number): Touch => new Touch({ identifier: 1, target: list, clientX: 100, clientY: y });
    const send = (type: string, y: number): boolean =>
      list.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: type === 'touchend' ? [] : [touch(y)] }));
    send('touchstart', 200);
    send('touchmove', 320);
    send('touchend', 320);
  });
  await refreshed;
  await expect(page.getByText('Refreshing')).toBeVisible();
  await expect(page.getByText('Refreshing')).toBeHidden();
});

test('a second start shows the last prices at once, marked with their age, while the server is silent', async ({
  page,
  open,
}) => {
  await open('/');
  const price = page.locator('[data-code="EURUSD"]').getByTestId('price');
  await expect(price).toHaveText(/\d/);
  // Going hidden keeps the snapshot.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.route('**/v1/api/**', () => undefined);
  await page.route('**/api/**', () => undefined);
  await expect(async () => {
    await page.reload();
    await expect(price).toHaveText(/\d/, { timeout: 1_000 });
    await expect(page.getByText(/^Prices as of/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("instruments are found by their names in the reader's language, in English, and without the server", async ({
  page,
  open,
}) => {
  await open('/product', { lang: 'de' });
  const search = page.getByRole('searchbox');
  const first = page.getByTestId('found-instrument').first();
  for (const [text, code] of [
    ['silb', 'XAG/USD'],
    ['silver', 'XAG/USD'],
    ['cable', 'GBP/USD'],
    ['heizol', 'Heating Oil'],
  ] as const) {
    await search.fill(text);
    await expect(first.getByTestId('code')).toHaveText(code);
  }
  await expect(first.getByTestId('instrument-name')).toHaveText('Heizöl / US-Dollar');
  await page.route('**/trade_list*', (route) => route.abort());
  await search.fill('silb');
  await expect(first.getByTestId('code')).toHaveText('XAG/USD');
  await go(page, '/trade?code=EURUSD');
  await page.locator('header [aria-haspopup="dialog"]').filter({ visible: true }).tap();
  await page.getByRole('searchbox').fill('kiwi');
  // A list, since it waits until the others are gone.
  await expect(page.getByRole('dialog').getByTestId('code')).toHaveText(['NZD/USD']);
});

test('what the first rows do not need is asked for when they are there', async ({ page, open }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-testid="market-row"]')) return;
      performance.mark('rows');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await open('/');
  const file = filesOfPart('later').find((name) => name.startsWith('later-')) ?? 'no such file';
  const askedAfterRows = (): Promise<number | undefined> =>
    page.evaluate((name) => {
      const asked = performance.getEntriesByType('resource').find((entry) => entry.name.endsWith(name));
      const [rows] = performance.getEntriesByName('rows');
      return asked && rows && asked.startTime - rows.startTime;
    }, file);
  await expect.poll(askedAfterRows).toBeDefined();
  expect(await askedAfterRows()).toBeGreaterThan(0);
});
