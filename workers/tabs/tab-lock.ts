import type { Environment } from '../environment.ts';
import { randomHex } from '../identifiers.ts';

/**
 * A name for this tab and a lock (Web Locks) that lasts as long as its worker: the browser releases it however the worker
 * ends, so other tabs learn that it is gone. Where the browser has no locks, every tab takes itself for the only one.
 */
export class TabLock {
  /** 32 hex digits. */
  readonly id: string;
  readonly #locks: Environment['locks'];

  constructor({ locks, randomBytes }: Pick<Environment, 'locks' | 'randomBytes'>) {
    this.id = randomHex(randomBytes);
    this.#locks = locks;
    // Never released.
    void locks?.request(nameOf(this.id), {}, () => new Promise(() => {})).catch(() => undefined);
  }

  /**
   * Runs `inherit` once the tab `id` is gone; before this resolves, if it is gone already. The lock lets one tab at a
   * time run it.
   */
  async whenGone(id: string | undefined, inherit: () => Promise<void>): Promise<void> {
    if (!this.#locks || id === undefined || id === this.id) return inherit();
    let isAlive = false;
    const name = nameOf(id);
    await this.#locks.request(name, { ifAvailable: true }, async (lock) => {
      isAlive = lock === null;
      if (!isAlive) await inherit();
    });
    if (isAlive) void this.#locks.request(name, {}, inherit).catch(() => undefined);
  }
}

function nameOf(id: string): string {
  return `pipframe-tab-${id}`;
}
