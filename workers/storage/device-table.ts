import type { Table } from 'dexie';
import type { Environment } from '../environment.ts';
import type { StoredTable } from './stored-table.ts';

/** Storage can hang as well as fail (a blocked upgrade, a dying disk); nothing waits for it longer than this. */
const DEADLINE_MS = 3_000;

/** A row as the database has it. */
export interface Row<T> {
  readonly key: string;
  readonly value: T;
}

/** A table of the device. What it refuses to write is kept in memory and read from there. */
export class DeviceTable<T> implements StoredTable<T> {
  readonly #table: Table<Row<T>, string>;
  readonly #timers: Environment['timers'];
  readonly #unsaved = new Map<string, T>();

  constructor(table: Table<Row<T>, string>, timers: Environment['timers']) {
    this.#table = table;
    this.#timers = timers;
  }

  async get(key: string): Promise<T | undefined> {
    if (this.#unsaved.has(key)) return this.#unsaved.get(key);
    const row = await this.#attempt(() => this.#table.get(key));
    return row.done ? row.value?.value : undefined;
  }

  async all(): Promise<T[]> {
    const rows = await this.#attempt(() => this.#table.toArray());
    const kept = rows.done ? rows.value.filter((row) => !this.#unsaved.has(row.key)) : [];
    return [...kept.map((row) => row.value), ...this.#unsaved.values()];
  }

  async put(key: string, value: T): Promise<boolean> {
    const written = await this.#attempt(() => this.#table.put({ key, value }));
    if (written.done) this.#unsaved.delete(key);
    else this.#unsaved.set(key, value);
    return written.done;
  }

  async remove(key: string): Promise<boolean> {
    this.#unsaved.delete(key);
    return (await this.#attempt(() => this.#table.delete(key))).done;
  }

  #attempt<R>(run: () => PromiseLike<R>): Promise<{ done: true; value: R } | { done: false }> {
    return new Promise((resolve) => {
      const cancel = this.#timers.after(DEADLINE_MS, () => resolve({ done: false }));
      const finish = (result: { done: true; value: R } | { done: false }): void => {
        cancel();
        resolve(result);
      };
      try {
        run().then(
          (value) => finish({ done: true, value }),
          () => finish({ done: false }),
        );
      } catch {
        finish({ done: false });
      }
    });
  }
}
