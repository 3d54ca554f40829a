import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { countAttempt } from './count-attempt.ts';
import { hashSecret } from './secrets.ts';

interface QuotaOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** What is counted; each kind is counted apart. */
  readonly kind: string;
  /** In a window; 0 sets no limit. */
  readonly allowed: number;
  readonly windowMs: number;
}

/** How often each key may do something: so many times in a window, which begins with the first and outlives a restart. */
export class Quota {
  readonly #options: QuotaOptions;

  constructor(options: QuotaOptions) {
    this.#options = options;
  }

  /** Counts one; false where there have been as many as are allowed. */
  async take(key: string): Promise<boolean> {
    const { database, clock, kind, allowed, windowMs } = this.#options;
    if (allowed === 0) return true;
    const now = clock.now();
    const hash = hashSecret(`${kind} ${key}`);
    return countAttempt(database, { hash, allowed, now, endsAt: now + windowMs, isProlonged: false });
  }
}
