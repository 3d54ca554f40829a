/** A trader at work, before something becomes of the worker. */
import { expect, logInDemo, seen, sheetLeft, type Page } from './test.ts';
import { closeWorker } from './workers.ts';

/**
 * The longest silence before it is said, and what the words take to come. Looked at often: by itself the last look but
 * one would be after 1.85 s, and the next one too late.
 */
export const NOTICED = { timeout: 2_000, intervals: [50] };
/** From the silence to the end of the worker 3 s, and 3 s until the new one is live; the rest is the machine's. */
export const LIVE_AGAIN = { timeout: 8_000 };

/** Logged in, on the trade screen with its chart. */
export async function trade(page: Page): Promise<void> {
  await page.getByTestId('trade-buy').tap();
  await logInDemo(page);
  await expect(page.getByTestId('chart-ready')).toBeAttached();
  await expect(page.getByTestId('trade-buy')).toBeEnabled();
}

export async function buy(page: Page): Promise<void> {
  await page.getByTestId('trade-buy').tap();
  await page.getByTestId('place-order').tap();
  await expect(page.getByTestId('place-order')).toBeHidden();
  await sheetLeft(page);
}

export async function expectLive(page: Page): Promise<void> {
  await expect(seen(page, 'connection')).toHaveAttribute('data-phase', 'open', LIVE_AGAIN);
  await expect(page.getByTestId('trade-buy')).toBeEnabled(LIVE_AGAIN);
}

/** The trade screen while the worker is away: it says so, and shows its last prices as old. */
export async function expectStale(page: Page): Promise<void> {
  await expect.poll(() => seen(page, 'connection').getAttribute('data-phase'), NOTICED).toMatch(/stalled|restarting/);
  await expect(page.getByTestId('trade-buy')).toBeDisabled();
  await expect(page.getByTestId('trade-reason')).toHaveText(/not responding|too old/);
  await expect(page.getByTestId('trade-price')).toHaveText(/\d/);
  await expect(
    page.locator('[data-tone="stale"], [data-tone="old"]').filter({ has: page.getByTestId('trade-price') }),
  ).toBeVisible();
}

/** The server gets the first order that is sent, but its worker dies before the answer comes; how often one was sent. */
export async function dieWithOrder(page: Page): Promise<() => number> {
  let sent = 0;
  await page.context().route('**/forex/submit*', async (route) => {
    sent++;
    if (sent > 1) return route.continue();
    await route.fetch();
    await closeWorker(page);
  });
  return () => sent;
}
