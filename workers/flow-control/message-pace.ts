import type { EpochMs } from '../../src/domain/candle.ts';
import { isWithin } from '../../src/lib/time-passed.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import { ThreadProbe } from './thread-probe.ts';

/** What a slow device asks for, and a slower one: half of the time in which it shows something new, as a quick one does. */
const PACES_MS = [24, 64] as const;
/** So many messages within a second come closer together than the slowest of these. */
const CLOSE_MESSAGES = 30;
const CLOSE_MS = 1_000;
/** The thread is probed again after so long where its timers came late, and where they did not. */
const AFTER_LATE_MS = 1_000;
const AFTER_ON_TIME_MS = 3_000;
/** A start, or a chart that opens, makes timers late as well, but not twice in a row. */
const LATE_PROBES = 2;
/** As often as before is tried again after so long; each time that the device was slow, after twice as long. */
const FIRST_REST_MS = 5 * 60_000;
const LONGEST_REST_MS = 80 * 60_000;

/** Ms between two messages, at least; undefined: as often as a quick device can show them. */
type AskFor = (every: number | undefined) => void;

/**
 * How often prices are asked for. Each message costs this thread its time, and on a device that shows few frames in a
 * second most of that is for nothing: where messages come closely and short timers come late, they are asked for less often.
 */
export class MessagePace {
  readonly #timers: Environment['timers'];
  readonly #ask: AskFor;
  readonly #probe: ThreadProbe;
  #count = 0;
  #countedFrom: EpochMs = 0;
  #isProbing = false;
  #probedAt: EpochMs = Number.NEGATIVE_INFINITY;
  #waitMs = AFTER_LATE_MS;
  #lateProbes = 0;
  /** How many of the paces have been asked for. */
  #step = 0;
  #restMs = FIRST_REST_MS;
  #cancelRest: CancelTimer = () => {};

  constructor(environment: Pick<Environment, 'now' | 'timers'>, ask: AskFor) {
    this.#timers = environment.timers;
    this.#ask = ask;
    this.#probe = new ThreadProbe(environment);
  }

  /** A message of prices has been read. @param now ms since 1970 */
  note(now: EpochMs): void {
    this.#probe.check(now);
    this.#count += 1;
    if (this.#count < CLOSE_MESSAGES) return;
    const areClose = isWithin(CLOSE_MS, this.#countedFrom, now);
    this.#count = 0;
    this.#countedFrom = now;
    if (areClose && this.#isProbeDue(now)) this.#look(now);
  }

  /** As often as before from now on. */
  reset(): void {
    this.#cancelRest();
    this.#step = 0;
    this.#lateProbes = 0;
    this.#ask(undefined);
  }

  #isProbeDue(now: EpochMs): boolean {
    // A server that does not know of paces sends on as it did.
    if (this.#isProbing || this.#step === PACES_MS.length) return false;
    return !isWithin(this.#waitMs, this.#probedAt, now);
  }

  #look(now: EpochMs): void {
    this.#isProbing = true;
    this.#probedAt = now;
    this.#probe.start((isLate) => {
      this.#isProbing = false;
      this.#waitMs = isLate ? AFTER_LATE_MS : AFTER_ON_TIME_MS;
      this.#lateProbes = isLate ? this.#lateProbes + 1 : 0;
      if (this.#lateProbes >= LATE_PROBES) this.#slowDown();
    });
  }

  #slowDown(): void {
    this.#lateProbes = 0;
    this.#ask(PACES_MS[this.#step++]);
    if (this.#step > 1) return;
    this.#cancelRest = this.#timers.after(this.#restMs, () => this.reset());
    this.#restMs = Math.min(2 * this.#restMs, LONGEST_REST_MS);
  }
}
