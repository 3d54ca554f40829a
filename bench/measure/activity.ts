/** How busy the threads of a page were between two moments. */
import type { DevtoolsSession } from '../browser/target-session.ts';
import { pageMetrics, type PageMetrics } from '../profile/clock.ts';
import { coreTimeOf, type Thread } from '../profile/threads.ts';

interface Moment {
  readonly page: PageMetrics;
  /** Time on a core, ms. */
  readonly worker: number | undefined;
}

export interface Metered {
  readonly session: DevtoolsSession;
  readonly workers: readonly Thread[];
  /** How many times slower the workers are than the machine. */
  readonly workerSlowdown: number;
  /** Whether the page's time on the core is its own. */
  readonly countsCore: boolean;
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
  readonly #metered: Metered;

  constructor(metered: Metered) {
    this.#metered = metered;
  }

  async moment(): Promise<Moment> {
    const { workers, session } = this.#metered;
    return { worker: coreTime(workers), page: await pageMetrics(session) };
  }

  between(before: Moment, after: Moment): Activity {
    const { workerSlowdown, countsCore } = this.#metered;
    const wall = after.page.at - before.page.at;
    const share = (key: 'tasks' | 'script' | 'style' | 'layout' | 'core'): number =>
      (after.page[key] - before.page[key]) / wall;
    const worker = (((after.worker ?? Number.NaN) - (before.worker ?? Number.NaN)) / wall) * workerSlowdown;
    return {
      busy: share('tasks'),
      script: share('script'),
      style: share('style'),
      layout: share('layout'),
      worker: Number.isNaN(worker) ? undefined : worker,
      core: countsCore ? share('core') : undefined,
    };
  }
}

/** Undefined of no threads, and where the system does not say. */
function coreTime(threads: readonly Thread[]): number | undefined {
  const times = threads.flatMap((thread) => coreTimeOf(thread) ?? []);
  return times.length === 0 ? undefined : times.reduce((sum, time) => sum + time, 0);
}
