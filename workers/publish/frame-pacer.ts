import type { EpochMs } from '../../src/domain/candle.ts';
import { timeLeft } from '../../src/lib/time-passed.ts';
import type { CancelTimer, Environment } from '../environment.ts';

const MIN_GAP_MS = 4;
/**
 * One frame may go while the credit of the last is still out. A page that is busy for most of a display frame reads both
 * when it gets to it; with one alone it would have what came meanwhile in the display frame after.
 */
const SECOND_GAP_MS = 8;
/**
 * Where this thread is behind, the page's credits wait behind all that is still to be read: after so long a frame goes
 * without them. Each further one goes after twice as long, so that a page which reads nothing is left alone.
 */
const WITHOUT_CREDIT_MS = 100;

/** What went: a frame, whose credit the page returns; rows into shared memory, for which there is none; or nothing, for nothing changed. */
export type Sent = 'frame' | 'rows' | 'nothing';

/**
 * Decides when a frame goes: at least 4 ms after the last, and with at most one whose credit the page has not returned.
 * Requests that come meanwhile are one. A page that is slow to return its credit so gets fewer, fuller frames.
 */
export class FramePacer {
  readonly #environment: Pick<Environment, 'now' | 'timers'>;
  readonly #send: () => Sent;
  /** Frames whose credit has not come back. */
  #unreturned = 0;
  #requested = false;
  /** Whether a frame goes after the present task. */
  #isDue = false;
  #cancel: CancelTimer | undefined;
  #sentAt: EpochMs = Number.NEGATIVE_INFINITY;

  constructor(environment: Pick<Environment, 'now' | 'timers'>, send: () => Sent) {
    this.#environment = environment;
    this.#send = send;
  }

  /** Something changed, and more may in the present task. */
  request(): void {
    this.#requested = true;
    this.#schedule();
  }

  /** What changed is whole: it goes in the present task, if it may go by now. */
  requestAtOnce(): void {
    if (this.#wait() === 0) this.#flush();
    else this.request();
  }

  /** The page has received a frame. */
  returnCredit(): void {
    this.#unreturned = Math.max(0, this.#unreturned - 1);
    if (this.#requested) this.#schedule();
  }

  #schedule(): void {
    if (this.#isDue) return;
    const wait = this.#wait();
    if (wait === 0) return this.#flushAfterTask();
    // Without credit the next request is waited for; a timer would be as late as the credit.
    if (this.#unreturned === 0) this.#cancel ??= this.#environment.timers.after(wait, () => this.#flush());
  }

  /** Until the next frame may go, ms. */
  #wait(): number {
    return timeLeft(this.#gapMs(), this.#sentAt, this.#environment.now());
  }

  #gapMs(): number {
    if (this.#unreturned === 0) return MIN_GAP_MS;
    return this.#unreturned === 1 ? SECOND_GAP_MS : WITHOUT_CREDIT_MS * 2 ** (this.#unreturned - 2);
  }

  /** Not at once: what the present task still changes belongs to the same frame. */
  #flushAfterTask(): void {
    this.#isDue = true;
    queueMicrotask(() => this.#isDue && this.#flush());
  }

  #flush(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#isDue = false;
    this.#requested = false;
    const sent = this.#send();
    if (sent === 'nothing') return;
    if (sent === 'frame') this.#unreturned += 1;
    this.#sentAt = this.#environment.now();
  }
}
