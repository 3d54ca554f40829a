/** A device whose clock can be moved on: what a phone sees that slept, or that lay in a pocket. */
import type { Page } from '@playwright/test';

/** In the worker: time stands as many ms further, and timers that are due have come. */
interface MovedClock {
  movedClock?: (ms: number) => void;
}

/** Steps in which time passes; the network has a moment to answer between two. */
const STEP_MS = 10_000;
const MOMENT_MS = 20;

/** Replaces clock and timers of a worker; those that run already stay as they are. @param ahead of the machine's clock, ms */
function installClock(ahead: number): void {
  const [now, later, forget] = [Date.now, setTimeout, clearTimeout];
  const waiting = new Map<number, { readonly dueAt: number; readonly run: () => void }>();
  Date.now = () => now() + ahead;
  globalThis.setTimeout = ((run: () => void, ms = 0) => {
    const once = (): void => void (waiting.delete(handle) && run());
    const handle = Number(later(once, ms));
    waiting.set(handle, { dueAt: Date.now() + ms, run: once });
    return handle;
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((handle: number | undefined) => {
    waiting.delete(Number(handle));
    forget(handle);
  }) as typeof clearTimeout;
  (globalThis as MovedClock).movedClock = (ms) => {
    ahead += ms;
    const due = [...waiting.values()].filter(({ dueAt }) => dueAt <= Date.now());
    for (const timer of due) timer.run();
  };
}

export class DeviceClock {
  readonly #page: Page;
  #ahead = 0;

  /** Before the page is opened. */
  static of(page: Page): DeviceClock {
    const clock = new DeviceClock(page);
    page.on('worker', (worker) => void worker.evaluate(installClock, clock.#ahead).catch(() => undefined));
    return clock;
  }

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Time passes for the page, its worker, and every page and worker that comes; timers run meanwhile. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await this.#moveWorkers(Math.min(left, STEP_MS));
      await this.#page.waitForTimeout(MOMENT_MS);
    }
    await this.#movePages(ms);
  }

  /** The same for a device that slept: all that was due comes at once. */
  async jump(ms: number): Promise<void> {
    await this.#moveWorkers(ms);
    await this.#movePages(ms);
  }

  async #moveWorkers(ms: number): Promise<void> {
    this.#ahead += ms;
    const moved = this.#page.workers().map((worker) =>
      // One that is dead has no clock.
      worker.evaluate((more) => (globalThis as MovedClock).movedClock?.(more), ms).catch(() => undefined),
    );
    await Promise.all(moved);
  }

  async #movePages(ms: number): Promise<void> {
    const move = (more: number): void => {
      const now = Date.now;
      Date.now = () => now() + more;
    };
    await this.#page.addInitScript(move, ms);
    await this.#page.evaluate(move, ms);
  }
}
