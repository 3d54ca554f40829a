import type { Clock } from '../clock.ts';

interface Failures {
  readonly count: number;
  readonly at: number;
}

const MAX_KEYS = 50_000;

/**
 * Counts failed attempts by key, in memory. After the last that is allowed the key is locked; the lock and the count end
 * together, when no attempt was counted for a while. An attempt counts before its outcome is known, so that many at once
 * are no way around.
 */
export class Attempts {
  readonly #allowed: number;
  readonly #windowMs: number;
  readonly #clock: Clock;
  readonly #failures = new Map<string, Failures>();

  constructor(allowed: number, windowMs: number, clock: Clock) {
    this.#allowed = allowed;
    this.#windowMs = windowMs;
    this.#clock = clock;
  }

  /** How long the key is locked for, in ms; 0 where it is not. */
  lockedFor(key: string): number {
    const failures = this.#failures.get(key);
    if (!failures || failures.count < this.#allowed) return 0;
    return Math.max(0, failures.at + this.#windowMs - this.#clock.now());
  }

  /** Counts an attempt. */
  count(key: string): void {
    const now = this.#clock.now();
    const known = this.#failures.get(key);
    const count = known && now - known.at < this.#windowMs ? known.count : 0;
    this.#failures.delete(key);
    if (this.#failures.size >= MAX_KEYS) this.#forgetOldest();
    this.#failures.set(key, { count: count + 1, at: now });
  }

  /** Takes one attempt back: it did not fail. */
  forgive(key: string): void {
    const known = this.#failures.get(key);
    if (known && known.count > 1) this.#failures.set(key, { ...known, count: known.count - 1 });
    else this.#failures.delete(key);
  }

  clear(key: string): void {
    this.#failures.delete(key);
  }

  #forgetOldest(): void {
    const [oldest] = this.#failures.keys();
    if (oldest !== undefined) this.#failures.delete(oldest);
  }
}
