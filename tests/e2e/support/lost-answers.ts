import type { Page } from '@playwright/test';

/**
 * The server carries out what it is asked, and its answers never reach the device.
 * @param calls their addresses
 * @param most after so many the others come
 * @returns lets them come from now on
 */
export async function loseAnswers(page: Page, calls: string, most = Number.POSITIVE_INFINITY): Promise<() => void> {
  let left = most;
  await page.context().route(calls, async (route) => {
    if (left-- <= 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return () => (left = 0);
}
