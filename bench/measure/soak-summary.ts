import type { SoakResult } from '../scenarios/soak-run.ts';
import { heapSlope } from './heap.ts';

const MEGABYTE = 1e6;
const HOUR_MS = 3_600_000;
/** What the page allocates on its way to a steady state is no leak. */
const SETTLING = 0.1;

export interface SoakSummary {
  readonly hours: number;
  /** Heap slopes after collection, MB an hour. */
  readonly page: number;
  readonly worker: number;
  readonly reconnects: number;
  readonly missedCandles: number;
}

export function summariseSoak({ samples, reconnects, missedCandles }: SoakResult): SoakSummary {
  const steady = samples.slice(Math.floor(samples.length * SETTLING));
  const slope = (key: 'page' | 'worker'): number =>
    heapSlope(steady.map((sample) => [sample.ms, sample[key]] as const)) / MEGABYTE;
  const hours = (samples.at(-1)?.ms ?? 0) / HOUR_MS;
  return { hours, page: slope('page'), worker: slope('worker'), reconnects, missedCandles };
}
