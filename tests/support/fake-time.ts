import type { Environment } from '../../workers/environment.ts';

interface Timer {
  at: number;
  readonly run: () => void;
}

/** A clock that moves only when told, with its timers. */
export class FakeTime implements Pick<Environment, 'now' | 'timers'> {
  #now = 1_700_000_000_000;
  #timers: Timer[] = [];

  readonly now = (): number => this.#now;

  readonly timers = {
    after: (ms: number, run: () => void): (() => void) => {
      const timer = { at: this.#now + ms, run };
      this.#timers.push(timer);
      return () => {
        this.#timers = this.#timers.filter((other) => other !== timer);
      };
    },
  };

  /** Runs every timer that falls due, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#due(end); next; next = this.#due(end)) {
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
  }

  /** The clock goes on, or back, while timers that fall due wait, as on a thread that is busy; `advance` runs them. */
  pass(ms: number): void {
    this.#now += ms;
  }

  /** The clock is set on, or back; timers fall due after as long as before. */
  set(ms: number): void {
    this.#now += ms;
    for (const timer of this.#timers) timer.at += ms;
  }

  #due(end: number): Timer | undefined {
    return this.#timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
  }
}
