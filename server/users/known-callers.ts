import type { Clock } from '../clock.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import type { Database } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';
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
    const known = await rows(
      this.#database,
      query
        .selectFrom('known_callers')
        .select('caller_hash')
        .where('caller_hash', 'in', [deviceHash, hashOf(userId ?? NOBODY, address)])
        .where('seen_at', '>', this.#clock.now() - KEPT_MS),
    );
    const knowsDevice = known.some((row) => row.caller_hash === deviceHash);
    return { key: knowsDevice ? deviceHash : address, isKnown: known.length > 0 };
  }

  /** Whether the user has got in from a device before. */
  async knowsDevice(userId: number, device: string): Promise<boolean> {
    const known = query.selectFrom('known_callers').select('user_id').where('caller_hash', '=', hashOf(userId, device));
    return (await rows(this.#database, known.where('seen_at', '>', this.#clock.now() - KEPT_MS))).length > 0;
  }

  /** Notes that the user has just got in from there; the oldest go where there are many. */
  async remember(userId: number, { address, device }: Caller): Promise<void> {
    const seen = { user_id: userId, seen_at: this.#clock.now() };
    const callers = [device, address].map((one) => ({ caller_hash: hashOf(userId, one), ...seen }));
    await run(
      this.#database,
      query
        .insertInto('known_callers')
        .values(callers)
        .onConflict((conflict) => conflict.column('caller_hash').doUpdateSet({ seen_at: seen.seen_at })),
    );
    const oldest = query
      .selectFrom('known_callers')
      .select('caller_hash')
      .where('user_id', '=', userId)
      .orderBy('seen_at', 'desc')
      .offset(MOST_PER_USER);
    await run(this.#database, query.deleteFrom('known_callers').where('caller_hash', 'in', oldest));
  }

  async tidy(): Promise<void> {
    const unseen = query.selectFrom('known_callers').where('seen_at', '<=', this.#clock.now() - KEPT_MS);
    await deleteInBatches(this.#database, 'known_callers', unseen);
  }
}

function hashOf(userId: number, addressOrDevice: string): string {
  return hashSecret(`known ${userId} ${addressOrDevice}`);
}
