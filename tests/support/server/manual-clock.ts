import type { Clock } from '../../../server/clock.ts';

/** A clock that stands still until it is moved. */
export class ManualClock implements Clock {
  #time: number;

  /** @param start ms since 1970; a Tuesday morning unless said otherwise */
  constructor(start: number = Date.UTC(2026, 2, 10, 9, 0, 0)) {
    this.#time = start;
  }

  now(): number {
    return this.#time;
  }

  advance(ms: number): void {
    this.#time += ms;
  }
}
