/** Made-up runs for tests of what is made from them. */
import { hundredths, spreadOf } from '../../bench/measure/percentiles.ts';
import type { WatchResult } from '../../bench/measure/watch-result.ts';

export interface MadeRun {
  readonly scenario: string;
  readonly variant: string;
  readonly ms: number;
  readonly busyAboveIdle: number;
}

const IDLE = { busy: 0.2, script: 0.05, style: 0.05, layout: 0.05, worker: undefined, core: 0.05 };

/** A run in which half of the ticks took `ms` and the rest twice that. */
export function watchRun({ scenario, variant, ms, busyAboveIdle }: MadeRun): WatchResult {
  const latencies = [ms, ms, ms * 2, ms * 2];
  return {
    scenario,
    variant,
    speed: 'reference',
    wire: 'compact, batched',
    rows: 9,
    ticks: {
      latency: spreadOf(latencies),
      distribution: hundredths(latencies),
      age: spreadOf([ms]),
      neverCovered: 0,
      longestWait: ms,
    },
    activity: {
      ...IDLE,
      busy: IDLE.busy + busyAboveIdle,
      core: IDLE.core + busyAboveIdle / 4,
      worker: variant === 'product' ? 0.2 : undefined,
    },
    idle: IDLE,
    idleFramesPerSecond: 60,
    loops: 135,
    frames: { perSecond: 60, dropped: 0 },
    longTasks: [],
    taps: [],
    bytesPerTick: 3,
    ticksPerSecond: 10_000,
    heapBytes: 4_000_000,
  };
}
