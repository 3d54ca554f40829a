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
