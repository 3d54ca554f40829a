import { monotonicNow } from './clock.ts';

/** A feed that the machine holds up catches up by this much at most; what is beyond is not made. */
const MAX_LAG_MS = 100;

/** Calls for ticks at a steady rate, however late its timer comes. */
export class Pulse {
  readonly #ticksPerMs: number;
  readonly #stepMs: number;
  readonly #beat: (ticks: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueFrom = 0;
  #made = 0;

  constructor(ticksPerSecond: number, stepMs: number, beat: (ticks: number) => void) {
    this.#ticksPerMs = ticksPerSecond / 1_000;
    this.#stepMs = stepMs;
    this.#beat = beat;
  }

  start(): void {
    this.#dueFrom = monotonicNow();
    this.#made = 0;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#step();
      this.#wait();
    }, this.#stepMs);
  }

  #step(): void {
    const due = Math.floor((monotonicNow() - this.#dueFrom) * this.#ticksPerMs) - this.#made;
    const bound = Math.ceil(MAX_LAG_MS * this.#ticksPerMs);
    if (due > bound) this.#dueFrom += (due - bound) / this.#ticksPerMs;
    const ticks = Math.min(due, bound);
    this.#made += ticks;
    this.#beat(ticks);
  }
}
