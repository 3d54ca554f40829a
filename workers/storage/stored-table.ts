/** Rows by key, on the device or in memory. Nothing here throws or rejects: storage that fails is storage in memory. */
export interface StoredTable<T> {
  get(key: string): Promise<T | undefined>;
  all(): Promise<T[]>;
  /** Whether the device keeps it; false when only memory does. */
  put(key: string, value: T): Promise<boolean>;
  /** Whether it is gone from the device too. */
  remove(key: string): Promise<boolean>;
}

/** Rows that live as long as the worker. */
export class MemoryTable<T> implements StoredTable<T> {
  readonly #rows = new Map<string, T>();

  async get(key: string): Promise<T | undefined> {
    return this.#rows.get(key);
  }

  async all(): Promise<T[]> {
    return [...this.#rows.values()];
  }

  async put(key: string, value: T): Promise<boolean> {
    this.#rows.set(key, value);
    return false;
  }

  async remove(key: string): Promise<boolean> {
    this.#rows.delete(key);
    return true;
  }
}

/** A table that is being opened: calls wait for it, and reach it in the order in which they were made. */
export class DeferredTable<T> implements StoredTable<T> {
  readonly #opened: Promise<StoredTable<T>>;

  constructor(opened: Promise<StoredTable<T>>) {
    this.#opened = opened;
  }

  async get(key: string): Promise<T | undefined> {
    return (await this.#opened).get(key);
  }

  async all(): Promise<T[]> {
    return (await this.#opened).all();
  }

  async put(key: string, value: T): Promise<boolean> {
    return (await this.#opened).put(key, value);
  }

  async remove(key: string): Promise<boolean> {
    return (await this.#opened).remove(key);
  }
}
