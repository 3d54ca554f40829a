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
