import type { Failure } from '../../src/contract/worker/failure.ts';
import type { CancelTimer, Timers } from '../environment.ts';

/** A call that just failed would most likely fail again at once. */
export const RETRY_MS = 2_000;

/** A failure that may be over in a moment. */
export function isTransient({ kind }: Failure): boolean {
  return kind === 'network' || kind === 'timeout';
}

/** What a retry depends on: without a socket nothing is retried, since everything is read again when it is back. */
export interface RetryConditions {
  readonly timers: Timers;
  readonly connection: { readonly isOpen: boolean };
}

/** One task that is run again 2 s after it failed. */
export class RetryTimer {
  readonly #conditions: RetryConditions;
  readonly #task: () => void;
  #cancelTimer: CancelTimer = () => {};

  constructor(conditions: RetryConditions, task: () => void) {
    this.#conditions = conditions;
    this.#task = task;
  }

  /** Runs the task in 2 s if the socket is open then; a retry that was scheduled before is replaced. */
  schedule(): void {
    this.cancel();
    this.#cancelTimer = this.#conditions.timers.after(RETRY_MS, () => {
      if (this.#conditions.connection.isOpen) this.#task();
    });
  }

  cancel(): void {
    this.#cancelTimer();
  }
}
