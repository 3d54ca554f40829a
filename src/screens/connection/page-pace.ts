/** How smoothly the page runs. */

/** Frames of the last seconds. */
const MOST_FRAMES = 300;
/** Long tasks whose durations are kept. */
const MOST_TASKS = 100;

/** Tasks of 50 ms and longer since the page's start. */
export interface LongTasks {
  readonly count: number;
  /** How long the newest took, in ms, the last at the end. */
  readonly durations: readonly number[];
}

export interface PagePace {
  /** Ms between two display frames, of the last ones, in ascending order; empty until two were drawn. */
  readonly frames: readonly number[];
  /** Undefined where the browser does not tell. */
  readonly longTasks: LongTasks | undefined;
}

/** Measures until it is stopped. The frames cost one callback each, so only while somebody looks. */
export function measurePace(): { readonly read: () => PagePace; readonly stop: () => void } {
  const frames = measureFrames();
  const tasks = measureLongTasks();
  return {
    read: () => ({ frames: frames.read(), longTasks: tasks?.read() }),
    stop: () => {
      frames.stop();
      tasks?.stop();
    },
  };
}

/** The lowest of ascending values that the given share of them does not exceed; undefined where there are none. */
export function quantile(ascending: readonly number[], share: number): number | undefined {
  return ascending[Math.max(Math.ceil(ascending.length * share) - 1, 0)];
}

function measureFrames(): { readonly read: () => number[]; readonly stop: () => void } {
  let intervals: number[] = [];
  let last: number | undefined;
  const step = (now: number): void => {
    // A page that was hidden drew nothing; that is no slow frame.
    if (last !== undefined && now - last < 1_000) intervals = [...intervals, now - last].slice(-MOST_FRAMES);
    last = now;
    next = requestAnimationFrame(step);
  };
  let next = requestAnimationFrame(step);
  return { read: () => [...intervals].sort((a, b) => a - b), stop: () => cancelAnimationFrame(next) };
}

function measureLongTasks(): { readonly read: () => LongTasks; readonly stop: () => void } | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) return undefined;
  let tasks: LongTasks = { count: 0, durations: [] };
  const observer = new PerformanceObserver((list) => {
    const added = list.getEntries().map(({ duration }) => duration);
    tasks = { count: tasks.count + added.length, durations: [...tasks.durations, ...added].slice(-MOST_TASKS) };
  });
  observer.observe({ type: 'longtask', buffered: true });
  return { read: () => tasks, stop: () => observer.disconnect() };
}
