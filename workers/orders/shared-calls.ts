/** Calls by key: one that comes while the same runs shares its answer. */
export class SharedCalls<T> {
  readonly #running = new Map<string, Promise<T>>();

  isRunning(key: string): boolean {
    return this.#running.has(key);
  }

  run(key: string, call: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = call().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
