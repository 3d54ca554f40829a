/** Files that cannot be had. */
import type { Page, Route } from '@playwright/test';

/** The connection is down, or the server has the file no more. */
export type Refusal = 'network' | 404;

/** Refuses files of these names until told otherwise. */
export async function refuse(
  page: Page,
  names: readonly string[],
  how: Refusal = 'network',
): Promise<() => Promise<void>> {
  const wanted = new Set(names);
  const isRefused = (url: URL): boolean => wanted.has(url.pathname.split('/').at(-1) ?? '');
  const answer = (route: Route): Promise<void> =>
    how === 'network' ? route.abort('connectionrefused') : route.fulfill({ status: how, body: 'Not found' });
  await page.route(isRefused, answer);
  return () => page.unroute(isRefused, answer);
}
