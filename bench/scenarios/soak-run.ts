/** The trade screen left open for hours on a lively market. */
import { FEED_DEFAULTS } from '../feed/settings.ts';
import { heapAfterCollection } from '../measure/heap.ts';
import { Phone } from '../profile/phone.ts';
import { TargetSession } from '../browser/target-session.ts';
import { sleep, type BenchJob } from './bench-job.ts';
import { missedCandles } from './missed-candles.ts';
import { READY } from './trade-actions.ts';
import { PRODUCT } from './variants.ts';

const TICKS_PER_SECOND = 1_000;
const TRADE = '#/trade?code=SYM0007';

export interface SoakSample {
  readonly ms: number;
  readonly page: number;
  readonly worker: number;
}

export interface SoakResult {
  readonly samples: readonly SoakSample[];
  /** Sockets opened beyond the first. */
  readonly reconnects: number;
  /** Minutes of the open chart that have no bar. */
  readonly missedCandles: number;
}

export async function runSoak(
  job: BenchJob,
  { ms, sampleMs }: { readonly ms: number; readonly sampleMs: number },
  onSample: (sample: SoakSample) => void,
): Promise<SoakResult> {
  await job.feed.call('configure', { ...FEED_DEFAULTS, ticksPerSecond: TICKS_PER_SECOND });
  const phone = await Phone.open(job.device('machine'), job.scripts);
  try {
    const begun = Date.now();
    await phone.page.goto(`${job.feed.url}${PRODUCT.path}${TRADE}`);
    await phone.page.waitFor(READY);
    await job.feed.call('start');
    const samples = await sampleHeaps(phone, { begun, ms, sampleMs }, onSample);
    const { connections, minutes } = await job.feed.call('report', []);
    const seen = await phone.page.evaluate<string[]>('globalThis.benchOpens()');
    return { samples, reconnects: connections - 1, missedCandles: missedCandles(minutes, seen, Date.now() / 1_000) };
  } finally {
    await job.feed.call('stop');
    await phone.close();
  }
}

interface Course {
  readonly begun: number;
  readonly ms: number;
  readonly sampleMs: number;
}

async function sampleHeaps(phone: Phone, { begun, ms, sampleMs }: Course, onSample: (sample: SoakSample) => void) {
  const worker = await TargetSession.ofWorker(phone.session);
  const samples: SoakSample[] = [];
  for (let due = sampleMs; due <= ms; due += sampleMs) {
    // In the course of time.
    await sleep(Math.max(0, begun + due - Date.now()));
    const sample = {
      ms: Date.now() - begun,
      page: await heapAfterCollection(phone.session),
      worker: await workerHeap(worker),
    };
    samples.push(sample);
    onSample(sample);
  }
  return samples;
}

async function workerHeap(worker: TargetSession): Promise<number> {
  await worker.send('HeapProfiler.collectGarbage');
  const usage = (await worker.send('Runtime.getHeapUsage')) as { readonly usedSize: number };
  return usage.usedSize;
}
