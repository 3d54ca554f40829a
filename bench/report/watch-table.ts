import type { WatchSummary } from '../measure/summary.ts';
import { speedText } from '../profile/speed.ts';
import { number, percent } from './format.ts';

export const WATCH_HEAD = [
  'variant',
  'wire',
  'runs',
  'p50 ms',
  'p95 ms',
  'p95 of runs',
  'p99 ms',
  'never shown',
  'longest wait ms',
  'busy',
  'above idle',
  'core above idle',
  'worker',
  'frames/s',
  'dropped',
  'tasks > 50 ms',
  'age ms',
  'bytes/tick',
] as const;

export function watchCells(row: WatchSummary): string[] {
  return [
    row.variant,
    row.wire,
    String(row.runs),
    number(row.p50),
    number(row.p95),
    row.p95Spread.map((ms) => number(ms)).join(' to '),
    number(row.p99),
    String(row.neverCovered),
    number(row.longestWait),
    percent(row.busy),
    percent(row.busyAboveIdle),
    percent(row.coreAboveIdle, 1),
    percent(row.worker),
    number(row.framesPerSecond),
    percent(row.dropped, 1),
    String(row.longTasks),
    number(row.agePainted),
    number(row.bytesPerTick, 1),
  ];
}

export interface WatchTable {
  readonly title: string;
  readonly rows: readonly WatchSummary[];
}

/** One table a scenario, in the order in which they were measured. */
export function watchTables(rows: readonly WatchSummary[], titles: Readonly<Record<string, string>>): WatchTable[] {
  const names = [...new Set(rows.map(({ scenario }) => scenario))];
  return names.map((name) => {
    const own = rows.filter(({ scenario }) => scenario === name);
    return { title: `${titles[name] ?? name} (${own[0] ? speedText(own[0].speed) : '?'})`, rows: own };
  });
}
