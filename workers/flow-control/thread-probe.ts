import type { CancelTimer, Environment } from '../environment.ts';

/** Short timers in a row: they come late where the thread does not get done with what it reads. */
const PROBES = 10;
const PROBE_MS = 10;
const LATE_MS = 120;

/** Finds out whether this thread does not get done with what it reads. */
export class ThreadProbe {
  readonly #environment: Pick<Environment, 'now' | 'timers'>;
  #done: ((isLate: boolean) => void) | undefined;
  #dueAt = 0;
  #left = 0;
  #cancel: CancelTimer = () => {};

  constructor(environment: Pick<Environment, 'now' | 'timers'>) {
    this.#environment = environment;
  }

  /** @param done is called once, with whether timers come late */
  start(done: (isLate: boolean) => void): void {
    this.#done = done;
    this.#left = PROBES;
    this.#dueAt = this.#environment.now();
    this.#next();
  }

  /** A message has been read: where many wait, that is long before a timer that waits behind them. @param now ms since 1970 */
  check(now: number): void {
    if (this.#done && now - this.#dueAt >= LATE_MS) this.#end(true);
  }

  #next(): void {
    this.#dueAt += PROBE_MS;
    this.#cancel = this.#environment.timers.after(PROBE_MS, () => this.#fired());
  }

  #fired(): void {
    this.check(this.#environment.now());
    if (!this.#done) return;
    this.#left -= 1;
    if (this.#left > 0) this.#next();
    else this.#end(false);
  }

  #end(isLate: boolean): void {
    this.#cancel();
    const done = this.#done;
    this.#done = undefined;
    done?.(isLate);
  }
}
