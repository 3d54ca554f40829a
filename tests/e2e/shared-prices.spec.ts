/** Prices cross from the worker by memory that the page shares, and with frames where it may not. */
import type { Page } from '@playwright/test';
import { expect, go, test } from './support/test.ts';

/** Counts the frames that have prices, in `framesWithPrices` of the page. */
async function countFramesWithPrices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { framesWithPrices: 0 });
    const port = MessagePort.prototype;
    const original = Object.getOwnPropertyDescriptor(port, 'onmessage');
    Object.defineProperty(port, 'onmessage', {
      ...original,
      set(this: MessagePort, handle: (event: MessageEvent<{ quotes?: unknown } | null>) => void) {
        original?.set?.call(this, (event: MessageEvent<{ quotes?: unknown } | null>) => {
          if (event.data?.quotes) (globalThis as unknown as { framesWithPrices: number }).framesWithPrices++;
          handle.call(this, event);
        });
      },
    });
  });
}

function framesWithPrices(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { framesWithPrices: number }).framesWithPrices);
}

async function expectMovingPrices(page: Page): Promise<void> {
  const price = page.locator('[data-code="EURUSD"]').getByTestId('price');
  await expect(price).toHaveText(/^\d\.\d{5}$/);
  for (let moved = 0; moved < 3; moved++) {
    const before = await price.textContent();
    await expect(price).not.toHaveText(before ?? '');
  }
}

test('prices move, and no frame has any, where the page may share memory', async ({ page, open }) => {
  await countFramesWithPrices(page);
  await open('/');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expectMovingPrices(page);
  expect(await framesWithPrices(page)).toBe(0);
});

test('prices move with frames where a server in between takes the headers away', async ({ page, open }) => {
  await countFramesWithPrices(page);
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const kept = Object.entries(response.headers()).filter(([name]) => !name.startsWith('cross-origin-'));
      await route.fulfill({ response, headers: Object.fromEntries(kept) });
    },
  );
  await open('/');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await expectMovingPrices(page);
  expect(await framesWithPrices(page)).toBeGreaterThan(0);
  await go(page, '/mine/connection');
  await expect(page.getByText('SharedArrayBuffer')).toBeVisible();
});
