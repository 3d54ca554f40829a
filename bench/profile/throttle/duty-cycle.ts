import { closeSync, openSync, writeSync } from 'node:fs';
import type { ControlGroup } from './control-group.ts';
import { freezerState } from './freezer-state.ts';

type Group = Pick<ControlGroup, 'version' | 'folder'>;

const LEAST_PERIOD_MS = 2;
/** In a period; a thread that is let run for less hardly gets to its work. */
const LEAST_RUN_MS = 0.5;
/**
 * Threads that rest for more than so many times as long as they run find their caches cold, the more so where the machine's
 * other guests use them: 12 times slower, a frame of prices took 1.1 to 7.1 ms of the core, and with runs of 2 ms 1.4 to 2.1;
 * 24 times slower 9 to 18, and 6. A spin loop needs no cache, so the calibration does not see it.
 */
const LONG_REST = 8;
/**
 * How long they run for each time that they are slower, and at most. Not longer: short timers of a thread that rests for more
 * than 20 ms come late, by which the client knows a device that is overloaded.
 */
const LONGER_RUN_MS = 1 / 8;
const LONGEST_RUN_MS = 2;
/** Less is not worth a sleep. */
const LEAST_SLEEP_MS = 0.02;

const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** How long a period is, ms, where the slowest group is so many times slower. */
export function periodFor(slowest: number): number {
  const runMs = slowest > LONG_REST ? Math.min(slowest * LONGER_RUN_MS, LONGEST_RUN_MS) : LEAST_RUN_MS;
  return Math.max(LEAST_PERIOD_MS, runMs * slowest);
}

/** A group of threads that run for a part of each period and are frozen for the rest. */
export class DutyCycle {
  readonly group: Group;
  readonly #slowdown: number;
  readonly #file: number;
  readonly #frozen: Buffer;
  readonly #thawed: Buffer;
  /** How long it may still run, ms: a sleep ends late, and what was run too long is taken from the next period. */
  #owed = 0;
  #counted = performance.now();
  #since = 0;

  constructor(group: Group, slowdown: number) {
    this.group = group;
    this.#slowdown = slowdown;
    const { file, frozen, thawed } = freezerState(group);
    this.#file = openSync(file, 'w');
    this.#frozen = Buffer.from(frozen);
    this.#thawed = Buffer.from(thawed);
  }

  /** Runs and freezes all for so long at least; they begin each period together, as the cores of a slow device do. */
  static play(groups: readonly DutyCycle[], ms: number): void {
    const periodMs = periodFor(Math.max(...groups.map((group) => group.#slowdown)));
    const end = performance.now() + ms;
    for (let begun = performance.now(); begun < end; begun = performance.now()) {
      const running = groups.filter((group) => group.#begin(begun)).toSorted((a, b) => a.#owed - b.#owed);
      for (const group of running) group.#runOut();
      sleepUntil(begun + periodMs);
    }
  }

  /** Its threads run freely. */
  end(): void {
    this.#write(this.#thawed);
    closeSync(this.#file);
  }

  /** Whether it may run in the period that begins now. */
  #begin(now: number): boolean {
    this.#owed += (now - this.#counted) / this.#slowdown;
    this.#counted = now;
    if (this.#owed <= 0) return false;
    this.#since = performance.now();
    this.#write(this.#thawed);
    return true;
  }

  #runOut(): void {
    sleepUntil(this.#since + this.#owed);
    this.#write(this.#frozen);
    this.#owed -= performance.now() - this.#since;
  }

  #write(state: Buffer): void {
    try {
      writeSync(this.#file, state, 0, state.length, 0);
    } catch {
      // The group has gone.
    }
  }
}

function sleepUntil(time: number): void {
  const left = time - performance.now();
  if (left > LEAST_SLEEP_MS) Atomics.wait(sleeper, 0, 0, left);
}
