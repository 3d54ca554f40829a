import type { AccountQueue } from './account-queue.ts';

/** Idle accounts that stay in memory, for callers that come back soon. */
const MOST_IDLE = 1_000;

interface Entry {
  readonly queue: Promise<AccountQueue>;
  /** The same once it has been read. */
  opened?: AccountQueue;
  /** How many are using it or waiting for it. */
  users: number;
}

/** How an account comes into memory, and who hears that it has left. */
export interface ResidentEvents {
  /** Reads an account. @throws what reading throws; the next who needs the account reads it again */
  open(accountId: number): Promise<AccountQueue>;
  /** Called when an account has left memory. */
  onEvicted(queue: AccountQueue): void;
}

/**
 * The accounts in memory: those with open orders, those in use, and the last ones that were. An account has one queue at
 * a time, so none is forgotten while somebody holds it.
 */
export class ResidentAccounts {
  readonly #events: ResidentEvents;
  readonly #entries = new Map<number, Entry>();
  /** Used last comes last. */
  readonly #idle = new Map<number, AccountQueue>();
  /** Accounts that nobody reaches until the promise is settled. */
  readonly #absent = new Map<number, Promise<unknown>>();

  constructor(events: ResidentEvents) {
    this.#events = events;
  }

  /** Takes accounts into memory that have been read already. */
  add(queues: readonly AccountQueue[]): void {
    for (const queue of queues) this.#entries.set(queue.id, { queue: Promise.resolve(queue), opened: queue, users: 0 });
  }

  /** An account that is in memory at this moment. */
  inMemory(accountId: number): AccountQueue | undefined {
    return this.#entries.get(accountId)?.opened;
  }

  /** How many are in memory. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Runs `work` on an account's queue, which stays in memory at least until it is done.
   * @throws what `work` throws, or reading the account
   */
  async use<T>(accountId: number, work: (queue: AccountQueue) => Promise<T> | T): Promise<T> {
    for (let gate = this.#absent.get(accountId); gate; gate = this.#absent.get(accountId)) await gate;
    const entry = this.#entries.get(accountId) ?? this.#open(accountId);
    entry.users++;
    this.#idle.delete(accountId);
    try {
      return await work(await entry.queue);
    } finally {
      entry.users--;
      await entry.queue.then(
        (queue) => this.#release(entry, queue),
        () => undefined,
      );
    }
  }

  /** Runs `work` for those of the accounts that nobody uses and that have no open orders; nobody reaches them meanwhile. @throws what `work` throws */
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
      const queue = await entry.queue.catch(() => undefined);
      if (queue && !this.#idle.has(queue.id)) this.#release(entry, queue);
    }
  }

  /** Those in memory now. */
  async all(): Promise<readonly AccountQueue[]> {
    return Promise.all([...this.#entries.values()].map(({ queue }) => queue));
  }

  #open(accountId: number): Entry {
    const entry: Entry = { queue: this.#events.open(accountId), users: 0 };
    this.#entries.set(accountId, entry);
    entry.queue.then(
      (queue) => (entry.opened = queue),
      () => this.#entries.delete(accountId),
    );
    return entry;
  }

  /** Counts an account among the idle, if it is idle. */
  #release(entry: Entry, queue: AccountQueue): void {
    if (entry.users > 0 || !queue.isIdle || this.#entries.get(queue.id) !== entry) return;
    this.#idle.set(queue.id, queue);
    const [longest] = this.#idle.keys();
    if (this.#idle.size > MOST_IDLE && longest !== undefined) this.#leave(longest);
  }

  /** Lets an account go; false where it is in use. */
  #leave(accountId: number): boolean {
    if (!this.#entries.has(accountId)) return true;
    const queue = this.#idle.get(accountId);
    if (!queue) return false;
    this.#idle.delete(accountId);
    this.#entries.delete(accountId);
    this.#events.onEvicted(queue);
    return true;
  }
}
