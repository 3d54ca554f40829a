/** Calls by key, each running once at a time: a call that comes while the same one runs shares its result. */
export class SingleFlight<K, T> {
  readonly #running = new Map<K, Promise<T>>();

  /** Runs `call` unless one of this key is running, whose result is then returned. @throws what the call throws */
  run(key: K, call: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = call().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
