/**
 * Holds the stamp against the truth: the browser's trace says when each frame was presented. Tracing costs the page
 * time of its own, so this is a pass by itself and its figures are never mixed with others.
 */
import type { Speed } from '../profile/speed.ts';
import type { DevtoolsSession } from '../browser/target-session.ts';
import { monotonicNow } from '../feed/clock.ts';
import { FEED_DEFAULTS } from '../feed/settings.ts';
import { countFrames } from '../measure/frames.ts';
import { spreadOf, type Spread } from '../measure/percentiles.ts';
import { pageMetrics, toMonotonic } from '../profile/clock.ts';
import { sleep, type BenchJob } from '../scenarios/bench-job.ts';
import type { Variant } from '../scenarios/variants.ts';
import { openList } from '../scenarios/watch-run.ts';
import { beginReading, endReading } from './page-probe.ts';

const CATEGORY = 'devtools.timeline';
const PRESENTATION = 'AnimationFrame::Presentation';
const TRACE_MS = 3_000;
/** A frame presented later than this after a stamp is another one. */
const SAME_FRAME_MS = 100;

export interface PresentationCheck {
  readonly speed: Speed;
  /** From the stamp to the presentation of its frame, ms: what the stamp is early by. */
  readonly early: Spread;
  /** Share of frames that were dropped: as the probe counts, and by what was presented. */
  readonly dropped: { readonly counted: number; readonly presented: number };
}

interface TraceEvent {
  readonly name: string;
  /** Monotonic clock, µs. */
  readonly ts: number;
}

export async function checkPresentation(job: BenchJob, variant: Variant, speed: Speed): Promise<PresentationCheck> {
  await job.feed.call('configure', FEED_DEFAULTS);
  const phone = await openList(job, variant, speed);
  try {
    await phone.slowPage(true);
    await phone.slowWorkers(variant.hasWorker);
    await job.feed.call('start');
    const { navigationStart } = await pageMetrics(phone.session);
    const presented = tracedPresentations(phone.session);
    await sleep(job.timing.warmUpMs);
    await beginReading(phone.page);
    await sleep(TRACE_MS);
    const until = monotonicNow();
    const { stamps: stamped, frames } = await endReading(phone.page);
    const stamps = stamped.map((time) => toMonotonic(time, { navigationStart })).filter((time) => time < until);
    const shown = (await presented()).filter((time) => time >= (stamps[0] ?? 0) && time <= until);
    const dropped = { counted: countFrames(frames).dropped, presented: countFrames(shown).dropped };
    return { speed, early: spreadOf(earliness(stamps, shown)), dropped };
  } finally {
    await job.feed.call('stop');
    await phone.close();
  }
}

/** Starts to trace; the result ends it and gives the times of presentations, monotonic ms. */
function tracedPresentations(session: DevtoolsSession): () => Promise<number[]> {
  const times: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as readonly TraceEvent[]) {
      if (event.name === PRESENTATION) times.push(event.ts / 1_000);
    }
  });
  const started = session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [CATEGORY] },
  });
  return async () => {
    await started;
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    return times;
  };
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
