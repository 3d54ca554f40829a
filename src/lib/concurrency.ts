/** How many tasks run at once. */
/** Lets at most so many tasks run at once; the others wait for their turn, first come, first served. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param permits how many tasks may run at once */
  constructor(permits: number) {
    this.#free = permits;
  }

  /** Runs `task` when its turn has come. @throws what the task throws */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}

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

/** A task that runs once at a time: requests that come while it runs make it run once more. */
export class CoalescedTask {
  readonly #task: () => Promise<void>;
  #requested = false;
  #running = false;

  constructor(task: () => Promise<void>) {
    this.#task = task;
  }

  /** Whether it was requested while it runs, so that its result is already old. */
  get isRequested(): boolean {
    return this.#requested;
  }

  /** Runs the task from its start, now or after the run that is under way. @throws what the task throws */
  async request(): Promise<void> {
    this.#requested = true;
    if (this.#running) return;
    this.#running = true;
    try {
      while (this.#requested) {
        this.#requested = false;
        // One after the other: that is what this class is for.
        await this.#task();
      }
    } finally {
      this.#running = false;
    }
  }

  /** Forgets a request that has not been begun. */
  cancel(): void {
    this.#requested = false;
  }
}
