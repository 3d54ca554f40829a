/** Whether the client is kept on the device. */
import type { Tab } from '../browser/tab.ts';

/** The service worker answers for the page, and the files that come last, the texts of the page's language, are there. */
const IS_KEPT = `(async () => {
  if (!navigator.serviceWorker?.controller) return false;
  const names = (await caches.keys()).filter((name) => name.startsWith('pipframe-shell-'));
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const texts = '/assets/' + document.documentElement.lang + '-';
  return files.flat().some(({ url }) => url.includes(texts));
})()`;

export function untilKept(page: Tab): Promise<void> {
  return page.until(IS_KEPT, 'the client to be kept on the device');
}
