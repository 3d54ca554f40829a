/** Cold start, the start after it, and one without a network. */
import { FEED_DEFAULTS } from '../feed/settings.ts';
import { Phone } from '../profile/phone.ts';
import { endReading } from '../probe/page-probe.ts';
import type { ActionFigures, ActionResult } from './action-result.ts';
import { sleep, type BenchJob } from './bench-job.ts';
import { firstPrices } from './first-price.ts';
import { untilKept } from './kept-client.ts';
import { addressOf, EMPTY_PAGE, PRODUCT, type Variant } from './variants.ts';

export const COLD_START = 'cold-start';
export const SECOND_START = 'second-start';
export const OFFLINE_START = 'offline-start';
/** All of them, for they follow each other. */
export const STARTS = `${COLD_START}, ${SECOND_START}, ${OFFLINE_START}`;

const WATCH_MS = 5_000;
/** A calmer market than the burst: a start meets an ordinary one. */
const TICKS_PER_SECOND = 1_000;

/** The three starts, slow from the first byte on. */
export async function runStarts(job: BenchJob, variant: Variant = PRODUCT): Promise<ActionResult[]> {
  await job.feed.call('configure', { ...FEED_DEFAULTS, ticksPerSecond: TICKS_PER_SECOND });
  await job.feed.call('start');
  const phone = await Phone.open(job.device('reference'), job.scripts);
  const result = (scenario: string, title: string, figures: ActionFigures): ActionResult => ({
    scenario,
    title,
    variant: variant.name,
    speed: 'reference',
    figures,
  });
  try {
    // The browser's new process for the page, which comes at full speed, is no part of a start.
    await phone.page.goto(addressOf(job.feed.url, { ...variant, path: EMPTY_PAGE.path }));
    const cold = await start(phone, () => phone.page.goto(addressOf(job.feed.url, variant)));
    const second = await start(phone, () => phone.page.reload());
    await untilKept(phone.page);
    return [
      result(COLD_START, 'cold start', cold),
      result(SECOND_START, 'second start', second),
      result(OFFLINE_START, 'start without a network', await offlineStart(job, phone)),
    ];
  } finally {
    await job.feed.call('stop');
    await phone.close();
  }
}

/** Nobody answers: neither the page, nor its worker, nor the service worker gets a byte from the network. */
async function offlineStart({ feed }: BenchJob, phone: Phone): Promise<ActionFigures> {
  await feed.call('cutOff');
  try {
    await phone.slowServiceWorkers();
    return await start(phone, () => phone.page.reload());
  } finally {
    await feed.call('bringBack');
  }
}

/** @throws Error where no price came: a start without one must not be missing from the median unseen */
async function start(phone: Phone, load: () => Promise<unknown>): Promise<ActionFigures> {
  await phone.slowPage(true);
  await load();
  await phone.slowWorkers(true);
  await sleep(WATCH_MS);
  await phone.slowPage(false);
  const readings = await endReading(phone.page);
  const { price, live } = firstPrices(readings);
  if (Number.isNaN(price)) throw new Error(`No price on screen after ${WATCH_MS} ms`);
  const firstPriceMs = Math.min(price, readings.copyShown ?? price);
  return { firstPriceMs, ownListMs: price, ...(Number.isNaN(live) ? {} : { firstLiveMs: live }) };
}
