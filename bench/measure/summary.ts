/** Several runs of one variant as one row: the median of each figure. */
import type { Speed } from '../profile/speed.ts';
import { grouped } from './grouped.ts';
import { median } from './percentiles.ts';
import { busyAboveIdle, coreAboveIdle, type WatchResult } from './watch-result.ts';

export interface WatchSummary {
  readonly scenario: string;
  readonly variant: string;
  readonly speed: Speed;
  readonly wire: string;
  readonly runs: number;
  readonly p50: number;
  readonly p95: number;
  /** Of the quickest and of the slowest run. */
  readonly p95Spread: readonly [from: number, to: number];
  readonly p99: number;
  readonly agePainted: number;
  /** In all runs together. */
  readonly neverCovered: number;
  /** Of the worst run, ms. */
  readonly longestWait: number;
  readonly longTasks: number;
  readonly busy: number;
  readonly busyAboveIdle: number;
  readonly idle: number;
  /** NaN but at full speed. */
  readonly coreAboveIdle: number;
  readonly worker: number | undefined;
  readonly framesPerSecond: number;
  readonly dropped: number;
  readonly bytesPerTick: number;
  readonly ticksPerSecond: number;
  readonly distribution: readonly number[];
}

export function summariseWatching(results: readonly WatchResult[]): WatchSummary[] {
  const groups = grouped(results, ({ scenario, variant }) => `${scenario} ${variant}`);
  return [...groups.values()].flatMap((runs) => summaryOf(runs) ?? []);
}

function summaryOf(runs: readonly WatchResult[]): WatchSummary | undefined {
  const [first] = runs;
  if (!first) return undefined;
  const middle = (pick: (run: WatchResult) => number): number => median(runs.map(pick));
  const total = (pick: (run: WatchResult) => number): number => runs.reduce((sum, run) => sum + pick(run), 0);
  const p95s = runs.map((run) => run.ticks.latency.p95);
  return {
    scenario: first.scenario,
    variant: first.variant,
    speed: first.speed,
    wire: first.wire,
    runs: runs.length,
    p50: middle((run) => run.ticks.latency.p50),
    p95: middle((run) => run.ticks.latency.p95),
    p95Spread: [Math.min(...p95s), Math.max(...p95s)],
    p99: middle((run) => run.ticks.latency.p99),
    agePainted: middle((run) => run.ticks.age.p50),
    neverCovered: total((run) => run.ticks.neverCovered),
    longestWait: Math.max(...runs.map((run) => run.ticks.longestWait)),
    longTasks: total((run) => run.longTasks.length),
    busy: middle((run) => run.activity.busy),
    busyAboveIdle: middle(busyAboveIdle),
    coreAboveIdle: middle(coreAboveIdle),
    idle: middle((run) => run.idle.busy),
    worker: first.activity.worker === undefined ? undefined : middle((run) => run.activity.worker ?? Number.NaN),
    framesPerSecond: middle((run) => run.frames.perSecond),
    dropped: middle((run) => run.frames.dropped),
    bytesPerTick: middle((run) => run.bytesPerTick),
    ticksPerSecond: middle((run) => run.ticksPerSecond),
    distribution: first.ticks.distribution.map((_, index) =>
      middle((run) => run.ticks.distribution[index] ?? Number.NaN),
    ),
  };
}

/** One row; undefined where it was not measured. */
export function rowOf(rows: readonly WatchSummary[], scenario: string, variant: string): WatchSummary | undefined {
  return rows.find((row) => row.scenario === scenario && row.variant === variant);
}
