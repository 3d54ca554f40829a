import type { Clock } from '../clock.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import type { Database } from '../store/database.ts';
import { hashSecret } from './secrets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 90 * DAY_MS;
const MOST_PER_USER = 20;
/** No user has this id. */
const NOBODY = 0;

/**
 * From which addresses users got into their accounts lately. What strangers do elsewhere does not count against those.
 * Addresses are kept as hashes with their user's id.
 */
export class KnownAddresses {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Whether it is one of the user's. Where there is no user the work is the same, and the answer is no. */
  async has(userId: number | undefined, address: string): Promise<boolean> {
    const rows = await this.#database.query(
      'SELECT 1 AS found FROM known_addresses WHERE address_hash = $1 AND seen_at > $2',
      [hashOf(userId ?? NOBODY, address), this.#clock.now() - KEPT_MS],
    );
    return rows.length > 0;
  }

  /** Notes that the user has just got in from there; the oldest go where there are many. */
  async remember(userId: number, address: string): Promise<void> {
    await this.#database.query(
      `INSERT INTO known_addresses (address_hash, user_id, seen_at) VALUES ($1, $2, $3)
       ON CONFLICT (address_hash) DO UPDATE SET seen_at = $3`,
      [hashOf(userId, address), userId, this.#clock.now()],
    );
    await this.#database.query(
      `DELETE FROM known_addresses WHERE address_hash IN (
         SELECT address_hash FROM known_addresses WHERE user_id = $1 ORDER BY seen_at DESC OFFSET $2
       )`,
      [userId, MOST_PER_USER],
    );
  }

  async tidy(): Promise<void> {
    await deleteInBatches(this.#database, 'known_addresses', 'seen_at <= $1', [this.#clock.now() - KEPT_MS]);
  }
}

function hashOf(userId: number, address: string): string {
  return hashSecret(`known ${userId} ${address}`);
}
