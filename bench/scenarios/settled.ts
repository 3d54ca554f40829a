import { monotonicNow } from '../feed/clock.ts';
import type { Phone } from '../profile/phone.ts';
import { sleep } from './bench-job.ts';

/** A page that has loaded nothing for so long has all that it wants: what it fetches ahead is not what prices cost. */
const SETTLE_MS = 600;
const LONGEST_SETTLE_MS = 6_000;

/** Waits until a page has fetched what it fetches ahead. */
export async function settled({ page }: Phone): Promise<void> {
  const giveUp = monotonicNow() + LONGEST_SETTLE_MS;
  const loads = (): Promise<number> => page.evaluate("performance.getEntriesByType('resource').length");
  for (let before = -1, now = await loads(); now !== before && monotonicNow() < giveUp;) {
    await sleep(SETTLE_MS);
    before = now;
    now = await loads();
  }
}
