import type { Clock } from '../clock.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import type { Database } from '../store/database.ts';
import type { Caller } from './caller.ts';
import { hashSecret } from './secrets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const KNOWN_DAYS = 90;
const KEPT_MS = KNOWN_DAYS * DAY_MS;
/** An address and a device for each way in. */
const MOST_PER_USER = 40;
/** No user has this id. */
const NOBODY = 0;

/** Whom a caller's tries are counted against. */
export interface Counted {
  /** The device where the user has got in from it, so that strangers at the same address do not count; else the address. */
  readonly key: string;
  /** Whether the user has got in from the device or the address before. */
  readonly isKnown: boolean;
}

/**
 * From which addresses and devices users got into their accounts lately. What strangers do elsewhere does not count
 * against those. They are kept as hashes with their user's id.
 */
export class KnownCallers {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** How the caller is counted for a user. Where there is no user the work is the same, and the caller is not known. */
  async counted(userId: number | undefined, { address, device }: Caller): Promise<Counted> {
    const deviceHash = hashOf(userId ?? NOBODY, device);
    const rows = await this.#database.query(
      'SELECT caller_hash FROM known_callers WHERE caller_hash IN ($1, $2) AND seen_at > $3',
      [deviceHash, hashOf(userId ?? NOBODY, address), this.#clock.now() - KEPT_MS],
    );
    const knowsDevice = rows.some((row) => row['caller_hash'] === deviceHash);
    return { key: knowsDevice ? deviceHash : address, isKnown: rows.length > 0 };
  }

  /** Notes that the user has just got in from there; the oldest go where there are many. */
  async remember(userId: number, { address, device }: Caller): Promise<void> {
    await this.#database.query(
      `INSERT INTO known_callers (caller_hash, user_id, seen_at) VALUES ($1, $3, $4), ($2, $3, $4)
       ON CONFLICT (caller_hash) DO UPDATE SET seen_at = $4`,
      [hashOf(userId, device), hashOf(userId, address), userId, this.#clock.now()],
    );
    await this.#database.query(
      `DELETE FROM known_callers WHERE caller_hash IN (
         SELECT caller_hash FROM known_callers WHERE user_id = $1 ORDER BY seen_at DESC OFFSET $2
       )`,
      [userId, MOST_PER_USER],
    );
  }

  async tidy(): Promise<void> {
    await deleteInBatches(this.#database, 'known_callers', 'seen_at <= $1', [this.#clock.now() - KEPT_MS]);
  }
}

function hashOf(userId: number, addressOrDevice: string): string {
  return hashSecret(`known ${userId} ${addressOrDevice}`);
}
