import type { Environment } from '../environment.ts';
import { randomHex } from '../identifiers.ts';

/**
 * Tells the tabs apart that share this device: each worker holds a lock of its own for as long as it lives, which the
 * browser takes from it however it ends. Where the browser has no locks, every tab takes itself for the only one.
 */
export class TabLock {
  readonly id: string;
  readonly #locks: Environment['locks'];

  constructor({ locks, randomBytes }: Pick<Environment, 'locks' | 'randomBytes'>) {
    this.id = randomHex(randomBytes);
    this.#locks = locks;
    // Never released.
    void locks?.request(nameOf(this.id), {}, () => new Promise(() => {})).catch(() => undefined);
  }

  /**
   * Runs `inherit` once the tab `id` is gone: before this resolves, if it is gone already. One tab at a time does,
   * so what it finds undone is its own to do.
   */
  async whenGone(id: string | undefined, inherit: () => Promise<void>): Promise<void> {
    if (!this.#locks || id === undefined || id === this.id) return inherit();
    let lives = false;
    const name = nameOf(id);
    await this.#locks.request(name, { ifAvailable: true }, async (lock) => {
      lives = lock === null;
      if (!lives) await inherit();
    });
    if (lives) void this.#locks.request(name, {}, inherit).catch(() => undefined);
  }
}

function nameOf(id: string): string {
  return `pipframe-tab-${id}`;
}
