/** One run in which the user does something while prices pour in. */
import { FEED_DEFAULTS, type FeedSettings } from '../feed/settings.ts';
import { ActivityMeter } from '../measure/activity.ts';
import { FRAME_CATEGORY, FRAME_EVENT, movingFrames } from '../measure/display-frames.ts';
import { countFrames } from '../measure/frames.ts';
import { Phone } from '../profile/phone.ts';
import type { Speed } from '../profile/speed.ts';
import { beginReading, endReading, observeOnly } from '../probe/page-probe.ts';
import type { Observed, ProbeReadings } from '../probe/readings.ts';
import { startTrace, type TraceEvent } from '../probe/trace.ts';
import type { ActionFigures, ActionResult } from './action-result.ts';
import { sleep, type BenchJob } from './bench-job.ts';
import { settled } from './settled.ts';
import { tapFigures } from './taps.ts';
import { addressOf, PRODUCT, type Variant } from './variants.ts';

export interface Action {
  readonly name: string;
  readonly title: string;
  readonly variant?: Variant;
  readonly speed: Speed;
  readonly feed?: Partial<FeedSettings>;
  /** Appended to the variant's address. */
  readonly route?: string;
  /** Brings the page to where it begins, at full speed. */
  readonly prepare: (phone: Phone) => Promise<void>;
  /** Acts for so long; returns how many taps it made, where taps are what it makes. */
  readonly act: (phone: Phone, ms: number) => Promise<number | undefined>;
  /** Instead of all that the probe can read. */
  readonly observed?: Observed;
  /** Frames in which the list has to move, or nothing was measured. */
  readonly leastScrolls?: number;
  /** Instead of the job's measuring time. */
  readonly measureMs?: number;
}

export async function runAction(job: BenchJob, action: Action): Promise<ActionResult> {
  const variant = action.variant ?? PRODUCT;
  await job.feed.call('configure', { ...FEED_DEFAULTS, ...action.feed });
  const phone = await Phone.open(job.device(action.speed), job.scripts);
  try {
    await phone.page.goto(addressOf(job.feed.url, variant) + (action.route ?? ''));
    await action.prepare(phone);
    await settled(phone);
    const figures = await measure(job, action, phone);
    const { name, title, speed } = action;
    return { scenario: name, title, variant: variant.name, speed, figures };
  } finally {
    await job.feed.call('stop');
    await phone.close();
  }
}

async function measure({ feed, timing }: BenchJob, action: Action, phone: Phone): Promise<ActionFigures> {
  if (action.observed) await observeOnly(phone.page, action.observed);
  await phone.slowPage(true);
  const workers = await phone.slowWorkers((action.variant ?? PRODUCT).hasWorker);
  const meter = new ActivityMeter(phone.metered(workers));
  const rest = await meter.moment();
  await sleep(timing.idleMs);
  const idle = meter.between(rest, await meter.moment());
  await feed.call('start');
  await sleep(timing.warmUpMs);
  const traced = action.observed === 'cover' ? startTrace(phone.session, FRAME_CATEGORY, FRAME_EVENT) : undefined;
  await beginReading(phone.page);
  const before = await meter.moment();
  const taps = await action.act(phone, action.measureMs ?? timing.measureMs);
  const activity = meter.between(before, await meter.moment());
  const readings = await endReading(phone.page);
  const { longTasks, interactions, scrolls } = readings;
  if (scrolls < (action.leastScrolls ?? 0)) throw new Error(`The list moved in ${scrolls} frames only`);
  return {
    ...(taps === undefined ? {} : tapFigures(interactions, taps)),
    busyAboveIdle: activity.busy - idle.busy,
    ...(activity.worker === undefined ? {} : { worker: activity.worker }),
    longTasks: longTasks.length,
    longestTask: Math.max(0, ...longTasks),
    ...(action.observed === 'presses' ? {} : framesOf(readings, await traced?.())),
  };
}

/** @param trace of what the display showed, where that is what is measured */
function framesOf({ frames, withGap }: ProbeReadings, trace: readonly TraceEvent[] | undefined): ActionFigures {
  if (!trace) return { dropped: countFrames(frames).dropped };
  const { dropped, withoutPage } = movingFrames(trace);
  return { dropped, withoutPage, ...(withGap === undefined ? {} : { withGap }) };
}
