/** How busy the threads of a page were between two moments. */
import type { DevtoolsSession } from '../browser/target-session.ts';
import { pageMetrics, type PageMetrics } from '../profile/clock.ts';
import { coreTimeOf, type Thread } from '../profile/threads.ts';

interface Moment {
  readonly page: PageMetrics;
  /** Time on a core, ms. */
  readonly worker: number | undefined;
  readonly main: number | undefined;
}

export interface MeteredThreads {
  readonly workers: readonly Thread[];
  /** None where their time on the core is not their own. */
  readonly main: readonly Thread[];
}

export interface Activity {
  /** Share of the time in which the main thread was at work. */
  readonly busy: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Share of its (slowed) core that the worker used. */
  readonly worker: number | undefined;
  /**
   * Share of a core that the main thread used. Unlike `busy` it does not grow when others take the core away. Undefined
   * where the browser's throttle slows the page: it burns the time that it takes.
   */
  readonly core: number | undefined;
}

export class ActivityMeter {
  readonly #session: DevtoolsSession;
  readonly #threads: MeteredThreads;
  readonly #workerSlowdown: number;

  constructor(session: DevtoolsSession, threads: MeteredThreads, workerSlowdown: number) {
    this.#session = session;
    this.#threads = threads;
    this.#workerSlowdown = workerSlowdown;
  }

  async moment(): Promise<Moment> {
    const { workers, main } = this.#threads;
    return { worker: coreTime(workers), main: coreTime(main), page: await pageMetrics(this.#session) };
  }

  between(before: Moment, after: Moment): Activity {
    const wall = after.page.at - before.page.at;
    const share = (key: 'tasks' | 'script' | 'style' | 'layout'): number => (after.page[key] - before.page[key]) / wall;
    const used = (key: 'worker' | 'main'): number | undefined => {
      const part = ((after[key] ?? Number.NaN) - (before[key] ?? Number.NaN)) / wall;
      return Number.isNaN(part) ? undefined : part;
    };
    const worker = used('worker');
    return {
      busy: share('tasks'),
      script: share('script'),
      style: share('style'),
      layout: share('layout'),
      worker: worker === undefined ? undefined : worker * this.#workerSlowdown,
      core: used('main'),
    };
  }
}

/** Undefined of no threads, and where the system does not say. */
function coreTime(threads: readonly Thread[]): number | undefined {
  const times = threads.flatMap((thread) => coreTimeOf(thread) ?? []);
  return times.length === 0 ? undefined : times.reduce((sum, time) => sum + time, 0);
}
