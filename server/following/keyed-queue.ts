/** Runs tasks of the same key one after the other, in the order in which they came; those of different keys side by side. */
export class KeyedQueue {
  readonly #last = new Map<number, Promise<unknown>>();

  /** Runs the task after those of its key that came before it. @throws what the task throws */
  run<T>(key: number, task: () => Promise<T>): Promise<T> {
    const earlier = this.#last.get(key) ?? Promise.resolve();
    const result = earlier.then(task);
    const done = result.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(key, done);
    void done.then(() => this.#last.get(key) === done && this.#last.delete(key));
    return result;
  }

  /** Resolves when every task that has come so far is over. */
  async settled(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}
