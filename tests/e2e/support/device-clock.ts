/** A device whose clock can be moved on: what a phone sees that slept. */
import type { Page, Worker } from '@playwright/test';

/** In the page or the worker: time stands as many ms further, and timers that are due have come. */
interface MovedClock {
  movedClock?: (ms: number) => void;
}

/** Replaces clock and timers of a realm; those that run already stay as they are. */
function installClock(): void {
  const [now, later] = [Date.now, setTimeout];
  let ahead = 0;
  const waiting = new Map<number, { readonly dueAt: number; readonly run: () => void }>();
  Date.now = () => now() + ahead;
  globalThis.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) => {
    const once = (): void => void (waiting.delete(handle) && run());
    const handle = Number(later(once, ms, ...rest));
    waiting.set(handle, { dueAt: Date.now() + ms, run: once });
    return handle;
  }) as typeof setTimeout;
  (globalThis as MovedClock).movedClock = (ms) => {
    ahead += ms;
    // A timer may set the next one, which is due as well.
    for (let due = dueTimers(); due.length > 0; due = dueTimers()) due.forEach((timer) => timer.run());
  };
  function dueTimers(): { readonly dueAt: number; readonly run: () => void }[] {
    return [...waiting.values()].filter(({ dueAt }) => dueAt <= Date.now());
  }
}

export class DeviceClock {
  readonly #page: Page;
  #ahead = 0;

  /** Before the page is opened. */
  static async of(page: Page): Promise<DeviceClock> {
    const clock = new DeviceClock(page);
    page.on('worker', (worker) => void clock.#take(worker));
    return clock;
  }

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Moves the clocks of the page, of its worker, and of every page and worker that comes, on. */
  async moveOn(ms: number): Promise<void> {
    this.#ahead += ms;
    await this.#page.addInitScript((more) => {
      const now = Date.now;
      Date.now = () => now() + more;
    }, ms);
    await this.#page.evaluate((more) => {
      const now = Date.now;
      Date.now = () => now() + more;
    }, ms);
    const move = (worker: Worker): Promise<void> =>
      worker.evaluate((more) => (globalThis as MovedClock).movedClock?.(more), ms);
    await Promise.all(this.#page.workers().map((worker) => move(worker).catch(() => undefined)));
  }

  async #take(worker: Worker): Promise<void> {
    await worker.evaluate(`(${installClock.toString()})()`).catch(() => undefined);
    await worker.evaluate((ms) => (globalThis as MovedClock).movedClock?.(ms), this.#ahead).catch(() => undefined);
  }
}
