/** Where toasts lie: over nothing that is needed while they are there. */
import { expect, go, logInDemo, seen, test, type Page } from './support/test.ts';
import { LONG } from './support/long.ts';

/** What the toast lies on of title, price and buttons, and of the sheet in front; and whether it is on screen. */
function hiddenByToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[data-testid="toasts"] button');
    if (!toast) return ['no toast'];
    const box = toast.getBoundingClientRect();
    const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const needed = [...front.querySelectorAll('h1, h2, button, nav a, header .number, header a')].filter((element) => {
      const other = element.getBoundingClientRect();
      const isRow = element.closest('[data-testid="market-list"], [role="tabpanel"]') !== null;
      const apart =
        other.right <= box.left || other.left >= box.right || other.bottom <= box.top || other.top >= box.bottom;
      return element !== toast && !isRow && other.height > 0 && !apart;
    });
    return [...(inside ? [] : ['outside']), ...needed.map((element) => element.outerHTML.slice(0, 120))];
  });
}

async function expectApart(page: Page): Promise<void> {
  await expect(page.locator('[data-testid="toasts"][data-placed] button').first()).toBeVisible();
  await expect.poll(() => hiddenByToast(page), { timeout: 2_000 }).toEqual([]);
}

async function clearToasts(page: Page): Promise<void> {
  await page.locator('[data-testid="toasts"] button').first().tap();
  await expect(page.locator('[data-testid="toasts"] button')).toHaveCount(0);
}

for (const height of [640, 800]) {
  test(
    `a toast hides neither title, price nor button: 360 × ${height}`,
    height === 640 ? {} : LONG,
    async ({ page, open }) => {
      await page.setViewportSize({ width: 360, height });
      await open('/login');
      await logInDemo(page);
      await seen(page, 'market-row').first().dispatchEvent('contextmenu');
      await expectApart(page);
      await clearToasts(page);

      await go(page, '/trade?code=EURUSD');
      await expect(page.getByTestId('chart-ready')).toBeAttached();
      await page.getByTestId('trade-buy').tap();
      await page.getByTestId('place-order').tap();
      await expectApart(page);
      await clearToasts(page);

      await go(page, '/order');
      await page.getByTestId('order-row').tap();
      await page.getByTestId('end-order').tap();
      await page.getByTestId('confirm-end').tap();
      await expect(page.getByTestId('order-sheet')).toBeHidden();
      await expectApart(page);
      await clearToasts(page);

      await go(page, '/');
      await seen(page, 'market-row').first().dispatchEvent('contextmenu');
      await go(page, '/login');
      await expect(page.locator('input[name="password"]')).toBeVisible();
      await expectApart(page);
    },
  );
}

test('a toast leaves a row of orders free where there is room beside it', LONG, async ({ page, open }) => {
  await open('/login');
  await logInDemo(page);
  await go(page, '/trade?code=EURUSD');
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await expectApart(page);
  await go(page, '/order');
  await expect(page.getByTestId('order-row')).toBeVisible();
  const gap = (): Promise<number> =>
    page.evaluate(() => {
      const [toast, row] = ['[data-testid="toasts"] button', '[data-testid="order-row"]'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return toast && row ? Math.max(toast.top - row.bottom, row.top - toast.bottom) : Number.NaN;
    });
  await expect.poll(gap, { timeout: 2_000 }).toBeGreaterThanOrEqual(0);
});

test('above an open sheet a toast is seen, and the sheet is used beside it', LONG, async ({ page, open }) => {
  await open('/login');
  await logInDemo(page);
  await go(page, '/trade?code=EURUSD');
  await page.getByTestId('trade-buy').tap();
  await expect(page.getByTestId('place-order')).toBeEnabled();
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label*="favourites"]')?.click());
  await expectApart(page);
  await clearToasts(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label*="favourites"]')?.click());
  await expectApart(page);
  await page.getByTestId('place-order').tap();
  await expect(page.getByTestId('place-order')).toBeHidden();
});

test(
  'a toast is off the buttons of a sheet that opens under it, from its second frame',
  LONG,
  async ({ page, open }) => {
    await open('/login');
    await logInDemo(page);
    await go(page, '/trade?code=EURUSD');
    await page.getByTestId('trade-buy').tap();
    await page.getByTestId('place-order').tap();
    await go(page, '/order');
    await expect(page.getByTestId('order-row')).toBeVisible();
    await expectApart(page);
    const hidden = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('[data-testid="order-row"]')?.click();
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!document.querySelector('dialog[open] [data-testid="end-order"]')) await nextFrame();
      await nextFrame();
      // Where the sheet comes to rest.
      for (const animation of document.getAnimations()) animation.finish();
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const toast = boxOf('[data-testid="toasts"] button');
      const covered = [...document.querySelectorAll('dialog[open] button')].filter((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top < toast.bottom && bottom > toast.top;
      });
      return [toast.height > 0, ...covered.map((button) => button.outerHTML)];
    });
    expect(hidden).toEqual([true]);
  },
);
