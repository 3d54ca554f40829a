/** The page is hidden for a minute, as when another app is in front, and comes back. */
import { beginReading, endReading, setHidden } from '../probe/page-probe.ts';
import type { ActionResult } from './action-result.ts';
import { sleep, type BenchJob } from './bench-job.ts';
import { firstPrices } from './first-price.ts';
import { PRODUCT } from './variants.ts';
import { openList } from './watch-run.ts';
import { FEED_DEFAULTS } from '../feed/settings.ts';

export const COMING_BACK = 'coming-back';

const HIDDEN_MS = 60_000;
const WATCH_MS = 4_000;

export async function runComingBack(job: BenchJob): Promise<ActionResult> {
  await job.feed.call('configure', FEED_DEFAULTS);
  const phone = await openList(job, PRODUCT, 'reference');
  try {
    await phone.slowPage(true);
    await phone.slowWorkers(true);
    await job.feed.call('start');
    await setHidden(phone.page, true);
    await sleep(HIDDEN_MS);
    await beginReading(phone.page);
    const shownAt = await setHidden(phone.page, false);
    await sleep(WATCH_MS);
    await phone.slowPage(false);
    const readings = await endReading(phone.page);
    const { live } = firstPrices(readings, shownAt);
    const figures = { firstLiveMs: live, longestTask: Math.max(0, ...readings.longTasks) };
    const title = 'coming back after 60 s hidden';
    return { scenario: COMING_BACK, title, variant: PRODUCT.name, speed: 'reference', figures };
  } finally {
    await job.feed.call('stop');
    await phone.close();
  }
}
