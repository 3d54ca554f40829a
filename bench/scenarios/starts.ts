/** Cold start, and the start after it. */
import { FEED_DEFAULTS } from '../feed/settings.ts';
import { Phone } from '../profile/phone.ts';
import { endReading } from '../probe/page-probe.ts';
import type { ActionFigures, ActionResult } from './action-result.ts';
import { sleep, type BenchJob } from './bench-job.ts';
import { firstPrices } from './first-price.ts';
import { addressOf, PRODUCT, type Variant } from './variants.ts';

export const COLD_START = 'cold-start';
export const SECOND_START = 'second-start';

const WATCH_MS = 5_000;
/** A calmer market than the burst: a start meets an ordinary one. */
const TICKS_PER_SECOND = 1_000;

/** Both starts, slow from the first byte on. */
export async function runStarts(job: BenchJob, variant: Variant = PRODUCT): Promise<ActionResult[]> {
  await job.feed.call('configure', { ...FEED_DEFAULTS, ticksPerSecond: TICKS_PER_SECOND });
  await job.feed.call('start');
  const phone = await Phone.open(job.device('reference'), job.scripts);
  try {
    const cold = await start(phone, () => phone.page.goto(addressOf(job.feed.url, variant)));
    const second = await start(phone, () => phone.page.reload());
    return [
      { scenario: COLD_START, title: 'cold start', variant: variant.name, speed: 'reference', figures: cold },
      { scenario: SECOND_START, title: 'second start', variant: variant.name, speed: 'reference', figures: second },
    ];
  } finally {
    await job.feed.call('stop');
    await phone.close();
  }
}

async function start(phone: Phone, load: () => Promise<unknown>): Promise<ActionFigures> {
  await phone.slowPage(true);
  await load();
  await phone.slowWorkers(true);
  await sleep(WATCH_MS);
  await phone.slowPage(false);
  const { price, live } = firstPrices(await endReading(phone.page));
  return { firstPriceMs: price, firstLiveMs: live };
}
