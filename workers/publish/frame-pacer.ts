import type { EpochMs } from '../../src/domain/candle.ts';
import type { Environment } from '../environment.ts';

const MIN_GAP_MS = 4;

/**
 * Decides when a frame goes: only with the page's credit, and at least 4 ms after the last. Requests that come
 * meanwhile are one. A page that is slow to return its credit so gets fewer, fuller frames.
 */
export class FramePacer {
  readonly #environment: Pick<Environment, 'now' | 'timers'>;
  /** Sends a frame unless nothing changed; returns whether it did. */
  readonly #send: () => boolean;
  #credit = true;
  #requested = false;
  #scheduled = false;
  #sentAt: EpochMs = Number.NEGATIVE_INFINITY;

  constructor(environment: Pick<Environment, 'now' | 'timers'>, send: () => boolean) {
    this.#environment = environment;
    this.#send = send;
  }

  /** Something changed. */
  request(): void {
    this.#requested = true;
    this.#schedule();
  }

  /** The page has received the last frame. */
  returnCredit(): void {
    this.#credit = true;
    if (this.#requested) this.#schedule();
  }

  #schedule(): void {
    if (!this.#credit || this.#scheduled) return;
    this.#scheduled = true;
    const wait = this.#sentAt + MIN_GAP_MS - this.#environment.now();
    // Even without a wait not at once: what the present task still changes belongs to the same frame.
    if (wait > 0) this.#environment.timers.after(wait, () => this.#flush());
    else queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    this.#scheduled = false;
    this.#requested = false;
    if (!this.#send()) return;
    this.#credit = false;
    this.#sentAt = this.#environment.now();
  }
}
