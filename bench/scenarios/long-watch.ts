/** Watching for a minute: what a short run does not show. */
import { FEED_DEFAULTS } from '../feed/settings.ts';
import { heapAfterCollection } from '../measure/heap.ts';
import { countFrames } from '../measure/frames.ts';
import { pageMetrics } from '../profile/clock.ts';
import type { Phone } from '../profile/phone.ts';
import { beginReading, endReading } from '../probe/page-probe.ts';
import type { ActionResult } from './action-result.ts';
import { sleep, type BenchJob } from './bench-job.ts';
import type { Variant } from './variants.ts';
import { openList } from './watch-run.ts';

export const LONG_WATCH = 'watching-a-minute';

const SAMPLE_MS = 2_000;

export async function runLongWatch(job: BenchJob, variant: Variant, ms = 60_000): Promise<ActionResult> {
  await job.feed.call('configure', FEED_DEFAULTS);
  const phone = await openList(job, variant, 'reference');
  try {
    await job.feed.call('start');
    await phone.slowWorkers(variant.hasWorker);
    await sleep(job.timing.warmUpMs);
    const heapBefore = await heapAfterCollection(phone.session);
    await phone.slowPage(true);
    await sleep(job.timing.warmUpMs);
    await beginReading(phone.page);
    const heap = await sampleHeap(phone, ms);
    const { frames, longTasks } = await endReading(phone.page);
    await phone.slowPage(false);
    const heapAfter = await heapAfterCollection(phone.session);
    return {
      scenario: LONG_WATCH,
      title: `watching for ${Math.round(ms / 1_000)} s`,
      variant: variant.name,
      speed: 'reference',
      figures: {
        longTasks: longTasks.length,
        longestTask: Math.max(0, ...longTasks),
        dropped: countFrames(frames).dropped,
        heapBefore,
        heapAfter,
      },
      heap,
    };
  } finally {
    await job.feed.call('stop');
    await phone.close();
  }
}

async function sampleHeap({ session }: Phone, ms: number): Promise<(readonly [number, number])[]> {
  const samples: (readonly [number, number])[] = [];
  for (let passed = 0; passed <= ms; passed += SAMPLE_MS) {
    // In the course of time.
    const { heapBytes } = await pageMetrics(session);
    samples.push([passed / 1_000, heapBytes]);
    // In the course of time.
    await sleep(Math.min(SAMPLE_MS, ms - passed));
  }
  return samples;
}
