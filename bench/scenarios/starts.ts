/** Cold start, and the start after it. */
import { FEED_DEFAULTS } from '../feed/settings.ts';
import { Phone } from '../profile/phone.ts';
import { endReading } from '../probe/page-probe.ts';
import type { ActionResult } from './action-result.ts';
import { sleep, type BenchJob } from './bench-job.ts';
import { firstPrices } from './first-price.ts';
import { PRODUCT } from './variants.ts';
import { GATE } from './watching.ts';

export const COLD_START = 'cold-start';
export const SECOND_START = 'second-start';

const WATCH_MS = 5_000;
/** A calmer market than the burst: a start meets an ordinary one. */
const TICKS_PER_SECOND = 1_000;

/** Both starts, slow from the first byte on. */
export async function runStarts(job: BenchJob): Promise<ActionResult[]> {
  await job.feed.call('configure', { ...FEED_DEFAULTS, ticksPerSecond: TICKS_PER_SECOND });
  await job.feed.call('start');
  const phone = await Phone.open(job.device(GATE), job.scripts);
  try {
    const cold = await start(phone, () => phone.page.goto(job.feed.url + PRODUCT.path));
    const second = await start(phone, () => phone.page.reload());
    return [
      { ...cold, scenario: COLD_START, title: 'cold start' },
      { ...second, scenario: SECOND_START, title: 'second start' },
    ];
  } finally {
    await job.feed.call('stop');
    await phone.close();
  }
}

async function start(phone: Phone, load: () => Promise<unknown>): Promise<Omit<ActionResult, 'scenario' | 'title'>> {
  await phone.slowPage(true);
  await load();
  await phone.slowWorkers(true);
  await sleep(WATCH_MS);
  await phone.slowPage(false);
  const { price, live } = firstPrices(await endReading(phone.page));
  return { variant: PRODUCT.name, slowdown: GATE, figures: { firstPriceMs: price, firstLiveMs: live } };
}
