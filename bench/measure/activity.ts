/** How busy the threads of a page were between two moments. */
import type { CDPSession } from '@playwright/test';
import { pageMetrics, type PageMetrics } from '../profile/clock.ts';
import { coreTimeOf, type Thread } from '../profile/threads.ts';

interface Moment {
  readonly page: PageMetrics;
  readonly worker: number | undefined;
}

export interface Activity {
  /** Share of the time in which the main thread was at work. */
  readonly busy: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** Share of its (slowed) core that the worker used. */
  readonly worker: number | undefined;
}

export class ActivityMeter {
  readonly #session: CDPSession;
  readonly #workers: readonly Thread[];
  /** How much slower than the machine the worker's core is. */
  readonly #slowdown: number;

  constructor(session: CDPSession, workers: readonly Thread[], slowdown: number) {
    this.#session = session;
    this.#workers = workers;
    this.#slowdown = slowdown;
  }

  async moment(): Promise<Moment> {
    const times = this.#workers.map(coreTimeOf);
    const worker = times.reduce<number | undefined>(
      (sum, time) => (time === undefined ? sum : (sum ?? 0) + time),
      undefined,
    );
    return { page: await pageMetrics(this.#session), worker };
  }

  between(before: Moment, after: Moment): Activity {
    const wall = after.page.at - before.page.at;
    const share = (key: 'tasks' | 'script' | 'style' | 'layout'): number => (after.page[key] - before.page[key]) / wall;
    const worker = ((after.worker ?? Number.NaN) - (before.worker ?? Number.NaN)) / wall;
    return {
      busy: share('tasks'),
      script: share('script'),
      style: share('style'),
      layout: share('layout'),
      worker: Number.isNaN(worker) ? undefined : worker * this.#slowdown,
    };
  }
}
