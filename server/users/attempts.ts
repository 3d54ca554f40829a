import type { Clock } from '../clock.ts';
import { integerColumn } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import { hashSecret } from './secrets.ts';

interface AttemptOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** What the keys are; each kind is counted apart. */
  readonly kind: string;
  readonly allowed: number;
  readonly windowMs: number;
}

/**
 * Counts failed attempts by key. After the last that is allowed the key is locked; the lock and the count end together,
 * when no attempt was counted for a while. An attempt counts before its outcome is known, so that many at once are no
 * way around. Only a hash of the key is kept: people type passwords where a name belongs.
 */
export class Attempts {
  readonly #options: AttemptOptions;

  constructor(options: AttemptOptions) {
    this.#options = options;
  }

  /** How long the key is locked for, in ms; 0 where it is not. */
  async lockedFor(key: string, allowed = this.#options.allowed): Promise<number> {
    const { database, clock } = this.#options;
    const now = clock.now();
    const [row] = await database.query(
      'SELECT ends_at FROM attempts WHERE key_hash = $1 AND count >= $2 AND ends_at > $3',
      [this.#hash(key), allowed, now],
    );
    return row ? integerColumn(row, 'ends_at') - now : 0;
  }

  /** Counts an attempt; false where the key is locked. It is one statement, so that of many at once none slips through. */
  async take(key: string, allowed = this.#options.allowed): Promise<boolean> {
    const { database, clock, windowMs } = this.#options;
    const now = clock.now();
    const counted = await database.query(
      `INSERT INTO attempts (key_hash, count, ends_at) VALUES ($1, 1, $3)
       ON CONFLICT (key_hash) DO UPDATE
         SET count = CASE WHEN attempts.ends_at > $2 THEN attempts.count + 1 ELSE 1 END, ends_at = $3
         WHERE attempts.ends_at <= $2 OR attempts.count < $4
       RETURNING count`,
      [this.#hash(key), now, now + windowMs, allowed],
    );
    return counted.length === 1;
  }

  /** Takes one attempt back: it did not fail. */
  async forgive(key: string): Promise<void> {
    const { database } = this.#options;
    await database.query('UPDATE attempts SET count = count - 1 WHERE key_hash = $1 AND count > 0', [this.#hash(key)]);
  }

  async clear(key: string): Promise<void> {
    await this.#options.database.query('DELETE FROM attempts WHERE key_hash = $1', [this.#hash(key)]);
  }

  #hash(key: string): string {
    return hashSecret(`${this.#options.kind} ${key}`);
  }
}

/** Forgets what no longer locks anything. */
export async function tidyAttempts(database: Database, now: number): Promise<void> {
  await deleteInBatches(database, 'attempts', 'ends_at <= $1', [now]);
}
