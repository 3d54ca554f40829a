/** How long the main thread was blocked after the first paint, by its time on the core. */

/** An event of a browser's trace, as far as it is read here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  /** Time on the core, where the system tells it. */
  readonly tdur?: number;
}

const FIRST_PAINT = 'firstContentfulPaint';
const TASK = /RunTask$/;
/** A task is long beyond this, and only what is beyond blocks: https://web.dev/articles/tbt */
const LONG_US = 50_000;
const US_PER_MS = 1_000;

/**
 * Total blocking time of a processor so many times slower, as Lighthouse estimates it, but from the time that tasks had
 * a core: on a machine with few cores the page also waits for what serves, draws and watches it, which is no work of
 * its own. From the first paint to the end of the trace, so no less than until the page is interactive.
 * @returns ms; undefined where nothing was painted or times on the core are not told
 */
export function blockingOnCore(events: readonly TraceEvent[], slowdown: number): number | undefined {
  const paint = events.findLast(({ name }) => name === FIRST_PAINT);
  if (!paint) return undefined;
  const tasks = events.filter(
    ({ name, ts, pid, tid }) => TASK.test(name) && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined)) return undefined;
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur * slowdown - LONG_US), 0) / US_PER_MS;
}
