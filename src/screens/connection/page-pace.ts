/** How smoothly the page runs. */

/** Frames of the last seconds. */
const MOST_FRAMES = 300;
/** What took long, and whose durations are kept. */
const MOST_KEPT = 100;

/** What took 50 ms and longer since the page's start, on whatever screen: the browser notes it for those who ask later. */
export interface LongDurations {
  readonly count: number;
  /** How long the newest took, in ms, the last at the end. */
  readonly durations: readonly number[];
}

export interface PagePace {
  /** Ms between two display frames, of the last ones, in ascending order; empty until two were drawn. */
  readonly frames: readonly number[];
  /** Undefined where the browser does not tell. */
  readonly longTasks: LongDurations | undefined;
  /** Likewise: from the first work for a frame until it was ready to be shown. */
  readonly longFrames: LongDurations | undefined;
}

/** Measures until it is stopped. The frames cost one callback each, so only while somebody looks. */
export function measurePace(): { readonly read: () => PagePace; readonly stop: () => void } {
  const frames = measureFrames();
  const tasks = observeLong('longtask');
  const longFrames = observeLong('long-animation-frame');
  return {
    read: () => ({ frames: frames.read(), longTasks: tasks?.read(), longFrames: longFrames?.read() }),
    stop: () => {
      frames.stop();
      tasks?.stop();
      longFrames?.stop();
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

function observeLong(type: string): { readonly read: () => LongDurations; readonly stop: () => void } | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(type)) return undefined;
  let all: LongDurations = { count: 0, durations: [] };
  const observer = new PerformanceObserver((list) => {
    const added = list.getEntries().map(({ duration }) => duration);
    all = { count: all.count + added.length, durations: [...all.durations, ...added].slice(-MOST_KEPT) };
  });
  observer.observe({ type, buffered: true });
  return { read: () => all, stop: () => observer.disconnect() };
}
