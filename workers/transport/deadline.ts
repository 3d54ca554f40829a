import type { CancelTimer, Timers } from '../environment.ts';

/** Stops a request when its time is up, or when its caller gives up; the first reason stands. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timers: Timers;
  readonly #ms: number;
  readonly #outer: AbortSignal | undefined;
  readonly #onAbort = (): void => this.#stop('cancelled');
  #reason: 'timeout' | 'cancelled' | undefined;
  #cancelTimer: CancelTimer;

  constructor(timers: Timers, ms: number, outer: AbortSignal | undefined) {
    this.#timers = timers;
    this.#ms = ms;
    this.#outer = outer;
    this.#cancelTimer = this.#start();
    if (outer?.aborted) this.#onAbort();
    outer?.addEventListener('abort', this.#onAbort);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Why the request was stopped, if it was. */
  get reason(): 'timeout' | 'cancelled' | undefined {
    return this.#reason;
  }

  /** Something moved: the time begins anew. */
  extend(): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#start();
  }

  end(): void {
    this.#cancelTimer();
    this.#outer?.removeEventListener('abort', this.#onAbort);
  }

  #start(): CancelTimer {
    return this.#timers.after(this.#ms, () => this.#stop('timeout'));
  }

  #stop(why: 'timeout' | 'cancelled'): void {
    this.#reason ??= why;
    this.#controller.abort();
  }
}
