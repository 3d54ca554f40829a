/** Rows by key, on the device or in memory. Nothing here throws or rejects: storage that fails is storage in memory. */
export interface StoredTable<T> {
  get(key: string): Promise<T | undefined>;
  all(): Promise<T[]>;
  /** Whether the device keeps it; false when only memory does. */
  put(key: string, value: T): Promise<boolean>;
  remove(key: string): Promise<void>;
}

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

  async remove(key: string): Promise<void> {
    this.#rows.delete(key);
  }
}
