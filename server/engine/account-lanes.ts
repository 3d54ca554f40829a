import type { AccountLane } from './account-lane.ts';

/** Accounts at rest that stay in memory, for callers that come back soon. */
const MOST_AT_REST = 1_000;

interface Entry {
  readonly lane: Promise<AccountLane>;
  /** How many are using it or waiting for it. */
  users: number;
}

export interface LaneEvents {
  open(accountId: number): Promise<AccountLane>;
  /** Called when an account has left memory. */
  onForgotten(lane: AccountLane): void;
}

/**
 * The accounts in memory: those with open orders, those in use, and the last ones that were. An account has one lane at
 * a time, so none is forgotten while somebody holds it.
 */
export class AccountLanes {
  readonly #events: LaneEvents;
  readonly #entries = new Map<number, Entry>();
  /** Used last comes last. */
  readonly #atRest = new Map<number, AccountLane>();
  /** Accounts that nobody reaches until the promise is settled. */
  readonly #absent = new Map<number, Promise<unknown>>();

  constructor(events: LaneEvents) {
    this.#events = events;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Runs `work` on an account's lane, which stays in memory at least until it is done. */
  async use<T>(accountId: number, work: (lane: AccountLane) => Promise<T> | T): Promise<T> {
    for (let gate = this.#absent.get(accountId); gate; gate = this.#absent.get(accountId)) await gate;
    const entry = this.#entries.get(accountId) ?? this.#open(accountId);
    entry.users++;
    this.#atRest.delete(accountId);
    try {
      return await work(await entry.lane);
    } finally {
      entry.users--;
      await entry.lane.then(
        (lane) => this.#release(entry, lane),
        () => undefined,
      );
    }
  }

  /** Runs `work` for those of the accounts that nobody uses and that have no open orders; nobody reaches them meanwhile. */
  async whileAbsent(accountIds: readonly number[], work: (absent: readonly number[]) => Promise<void>): Promise<void> {
    const absent = accountIds.filter((id) => this.#leave(id));
    if (absent.length === 0) return;
    const done = work(absent);
    const gate = done.catch(() => undefined);
    for (const id of absent) this.#absent.set(id, gate);
    try {
      await done;
    } finally {
      for (const id of absent) this.#absent.delete(id);
    }
  }

  /** Lets go of accounts whose last order a tick has closed, beyond those that stay. */
  async tidy(): Promise<void> {
    for (const entry of this.#entries.values()) {
      const lane = await entry.lane.catch(() => undefined);
      if (lane && !this.#atRest.has(lane.id)) this.#release(entry, lane);
    }
  }

  /** Those in memory now. */
  async all(): Promise<readonly AccountLane[]> {
    return Promise.all([...this.#entries.values()].map(({ lane }) => lane));
  }

  #open(accountId: number): Entry {
    const entry: Entry = { lane: this.#events.open(accountId), users: 0 };
    this.#entries.set(accountId, entry);
    entry.lane.catch(() => this.#entries.delete(accountId));
    return entry;
  }

  /** Puts an account to rest, if it is at rest. */
  #release(entry: Entry, lane: AccountLane): void {
    if (entry.users > 0 || !lane.isAtRest || this.#entries.get(lane.id) !== entry) return;
    this.#atRest.set(lane.id, lane);
    const [longest] = this.#atRest.keys();
    if (this.#atRest.size > MOST_AT_REST && longest !== undefined) this.#leave(longest);
  }

  /** Lets an account go; false where it is in use. */
  #leave(accountId: number): boolean {
    if (!this.#entries.has(accountId)) return true;
    const lane = this.#atRest.get(accountId);
    if (!lane) return false;
    this.#atRest.delete(accountId);
    this.#entries.delete(accountId);
    this.#events.onForgotten(lane);
    return true;
  }
}
