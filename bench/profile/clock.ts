import type { DevtoolsSession } from '../browser/target-session.ts';

/** Counters of a page's main thread, from its start on; times in ms on the monotonic clock. */
export interface PageMetrics {
  readonly at: number;
  /** When the page's `performance.now()` was 0. */
  readonly navigationStart: number;
  readonly tasks: number;
  /** On the core; what others take away is not in it. */
  readonly core: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly heapBytes: number;
}

const SECOND = 1_000;

/** The browser counts on the machine's monotonic clock, the one of `process.hrtime`. */
export async function pageMetrics(session: DevtoolsSession): Promise<PageMetrics> {
  const { metrics } = await session.send('Performance.getMetrics');
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  const ms = (name: string): number => (values.get(name) ?? Number.NaN) * SECOND;
  return {
    at: ms('Timestamp'),
    navigationStart: ms('NavigationStart'),
    tasks: ms('TaskDuration'),
    core: ms('ThreadTime'),
    script: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
    heapBytes: values.get('JSHeapUsedSize') ?? Number.NaN,
  };
}

/** A page's own time as monotonic time. */
export function toMonotonic(pageTime: number, metrics: Pick<PageMetrics, 'navigationStart'>): number {
  return metrics.navigationStart + pageTime;
}
