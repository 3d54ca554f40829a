import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
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
    const counted = await database.query(
      `INSERT INTO attempts (key_hash, count, ends_at) VALUES ($1, 1, $3)
       ON CONFLICT (key_hash) DO UPDATE
         SET count = CASE WHEN attempts.ends_at > $2 THEN attempts.count + 1 ELSE 1 END,
           ends_at = CASE WHEN attempts.ends_at > $2 THEN attempts.ends_at ELSE $3 END
         WHERE attempts.ends_at <= $2 OR attempts.count < $4
       RETURNING count`,
      [hashSecret(`${kind} ${key}`), now, now + windowMs, allowed],
    );
    return counted.length === 1;
  }
}
