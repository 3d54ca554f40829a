/**
 * Holds the stamp against the truth: the browser's trace says when each frame was presented. Tracing costs the page
 * time of its own, so this is a pass by itself and its figures are never mixed with others.
 */
import type { Speed } from '../profile/speed.ts';
import { monotonicNow } from '../feed/clock.ts';
import { FEED_DEFAULTS } from '../feed/settings.ts';
import { countFrames } from '../measure/frames.ts';
import { spreadOf, type Spread } from '../measure/percentiles.ts';
import { pageMetrics, toMonotonic } from '../profile/clock.ts';
import { sleep, type BenchJob } from '../scenarios/bench-job.ts';
import type { Variant } from '../scenarios/variants.ts';
import { openList } from '../scenarios/watch-run.ts';
import { beginReading, endReading } from './page-probe.ts';
import { startTrace } from './trace.ts';

const CATEGORY = 'devtools.timeline';
const PRESENTATION = 'AnimationFrame::Presentation';
const TRACE_MS = 3_000;
const US_PER_MS = 1_000;
/** A frame presented later than this after a stamp is another one. */
const SAME_FRAME_MS = 100;

export interface PresentationCheck {
  readonly speed: Speed;
  /** From the stamp to the presentation of its frame, ms: what the stamp is early by. */
  readonly early: Spread;
  /** Share of frames that were dropped: as the probe counts, and by what was presented. */
  readonly dropped: { readonly counted: number; readonly presented: number };
}

export async function checkPresentation(job: BenchJob, variant: Variant, speed: Speed): Promise<PresentationCheck> {
  await job.feed.call('configure', FEED_DEFAULTS);
  const phone = await openList(job, variant, speed);
  try {
    await phone.slowPage(true);
    await phone.slowWorkers(variant.hasWorker);
    await job.feed.call('start');
    const { navigationStart } = await pageMetrics(phone.session);
    const presented = startTrace(phone.session, CATEGORY, PRESENTATION);
    await sleep(job.timing.warmUpMs);
    await beginReading(phone.page);
    await sleep(TRACE_MS);
    const until = monotonicNow();
    const { stamps: stamped, frames } = await endReading(phone.page);
    const stamps = stamped.map((time) => toMonotonic(time, { navigationStart })).filter((time) => time < until);
    const shown = (await presented())
      .map(({ ts }) => ts / US_PER_MS)
      .filter((time) => time >= (stamps[0] ?? 0) && time <= until);
    const dropped = { counted: countFrames(frames).dropped, presented: countFrames(shown).dropped };
    return { speed, early: spreadOf(earliness(stamps, shown)), dropped };
  } finally {
    await job.feed.call('stop');
    await phone.close();
  }
}

/** For each stamp the time to the next presentation, where there is one soon. */
export function earliness(stamps: readonly number[], presented: readonly number[]): number[] {
  const sorted = Float64Array.from(presented).toSorted();
  let at = 0;
  return stamps.flatMap((stamp) => {
    while ((sorted[at] ?? Number.POSITIVE_INFINITY) < stamp) at++;
    const early = (sorted[at] ?? Number.POSITIVE_INFINITY) - stamp;
    return early < SAME_FRAME_MS ? [early] : [];
  });
}
