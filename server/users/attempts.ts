import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { countAttempt } from './count-attempt.ts';
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
    const locked = query
      .selectFrom('attempts')
      .select('ends_at')
      .where('key_hash', '=', this.#hash(key))
      .where('count', '>=', allowed)
      .where('ends_at', '>', now);
    const [row] = await rows(database, locked);
    return row ? row.ends_at - now : 0;
  }

  /** Counts an attempt; false where the key is locked. It is one statement, so that of many at once none slips through. */
  async take(key: string, allowed = this.#options.allowed): Promise<boolean> {
    const { database, clock, windowMs } = this.#options;
    const now = clock.now();
    return countAttempt(database, { hash: this.#hash(key), allowed, now, endsAt: now + windowMs, isProlonged: true });
  }

  /** Takes one attempt back: it did not fail. */
  async forgive(key: string): Promise<void> {
    const counted = query.updateTable('attempts').where('key_hash', '=', this.#hash(key)).where('count', '>', 0);
    await run(
      this.#options.database,
      counted.set((eb) => ({ count: eb('count', '-', 1) })),
    );
  }

  async clear(key: string): Promise<void> {
    await run(this.#options.database, query.deleteFrom('attempts').where('key_hash', '=', this.#hash(key)));
  }

  #hash(key: string): string {
    return hashSecret(`${this.#options.kind} ${key}`);
  }
}

/** Forgets what no longer locks anything. */
export async function tidyAttempts(database: Database, now: number): Promise<void> {
  await deleteInBatches(database, 'attempts', query.selectFrom('attempts').where('ends_at', '<=', now));
}
