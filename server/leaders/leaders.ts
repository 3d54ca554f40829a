import type { DomainEvent } from '../engine/model/domain-event.ts';
import type { Database } from '../store/database.ts';
import { figuresFromBeginning, keepFigures, loadFigures } from './figures-store.ts';
import { LeaderRecord } from './leader-record.ts';

/** The figures of all leaders, in memory and up to date. */
export class Leaders {
  readonly #database: Database;
  readonly #records = new Map<number, LeaderRecord>();
  /** Events of accounts that are being read. */
  readonly #waiting = new Map<number, DomainEvent[]>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Takes an event of any account. */
  accept(event: DomainEvent): void {
    this.#waiting.get(event.accountId)?.push(event);
    this.#records.get(event.accountId)?.accept(event);
  }

  /** Reads the figures of an account, once; those of one that has none yet are computed from its past. @throws as `rows` */
  async add(accountId: number): Promise<void> {
    if (this.#records.has(accountId) || this.#waiting.has(accountId)) return;
    const missed: DomainEvent[] = [];
    this.#waiting.set(accountId, missed);
    try {
      const changes = await this.#database.transaction(async (queryable) => {
        const known = await loadFigures(queryable, accountId);
        if (known) return known;
        const computed = await figuresFromBeginning(queryable, accountId);
        await keepFigures(queryable, accountId, computed);
        return computed;
      });
      const record = new LeaderRecord(accountId, changes);
      for (const event of missed) record.accept(event);
      this.#records.set(accountId, record);
    } finally {
      this.#waiting.delete(accountId);
    }
  }

  /** The record of a leader; undefined for whom nothing was read. */
  of(accountId: number): LeaderRecord | undefined {
    return this.#records.get(accountId);
  }

  /** Writes down what has changed. @throws as `transaction`; what was not written then is read again at the next start */
  async keep(): Promise<void> {
    for (const record of this.#records.values()) {
      const changes = record.changes();
      if (!changes) continue;
      await this.#database.transaction((queryable) => keepFigures(queryable, record.accountId, changes));
      record.kept(changes);
    }
  }

  /** @param now epoch ms */
  forget(now: number): void {
    for (const record of this.#records.values()) record.forget(now);
  }
}
