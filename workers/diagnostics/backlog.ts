/** Delays are compared in windows of so long: within one, the least delay tells what did not have to wait. */
const WINDOW_MS = 120;
/** So many windows are looked back to. */
const MOST_WINDOWS = 8;
/** By how much, for each ms, delays grow where messages are read at half of the pace at which they are sent. */
const GROWTH = 0.5;
/** Of few messages each can be late by chance. */
const GROWTH_MESSAGES = 3;
/** The clocks of device and server drift apart: what the least delay was longer ago tells nothing. */
const LEAST_KEPT_MS = 60_000;

/**
 * For how long messages have queued faster than they are read. The server says when it sent each one; how far its clock
 * is off does not matter, for delays are told from the least one, or from those of the window before.
 */
export class Backlog {
  #least: number;
  #leastBefore = Infinity;
  #leastFrom = 0;
  #inWindow = Infinity;
  #inWindowBefore = Infinity;
  #count = 0;
  #windowFrom = 0;
  /** Of the last windows, how far every message was behind, ms; the last one first. */
  #waits: readonly number[] = [];
  #growing = 0;

  /** @param least delay seen so far, ms by both clocks */
  constructor(least = Infinity) {
    this.#least = least;
  }

  /** In how many of the last windows in a row every message was behind the least delay of late by so much. */
  windowsBehind(ms: number): number {
    const notBehind = this.#waits.findIndex((wait) => wait < ms);
    return notBehind < 0 ? this.#waits.length : notBehind;
  }

  /** In how many windows in a row the delay of every message has grown by half of the window or more. */
  get growing(): number {
    return this.#growing;
  }

  /**
   * A message has been read.
   * @param delay ms since it was sent, by both clocks
   * @param now ms since 1970
   * @returns whether a window has ended with it
   */
  note(delay: number, now: number): boolean {
    this.#noteLeast(delay, now);
    this.#inWindow = Math.min(this.#inWindow, delay);
    this.#count += 1;
    if (now - this.#windowFrom < WINDOW_MS) return false;
    this.#endWindow(now);
    return true;
  }

  #endWindow(now: number): void {
    const wait = this.#inWindow - Math.min(this.#least, this.#leastBefore);
    const growth = (this.#inWindow - this.#inWindowBefore) / (now - this.#windowFrom);
    const isGrowing = this.#count >= GROWTH_MESSAGES && growth >= GROWTH;
    this.#waits = [wait, ...this.#waits].slice(0, MOST_WINDOWS);
    this.#growing = isGrowing ? this.#growing + 1 : 0;
    this.#inWindowBefore = this.#inWindow;
    this.#inWindow = Infinity;
    this.#count = 0;
    this.#windowFrom = now;
  }

  #noteLeast(delay: number, now: number): void {
    if (now - this.#leastFrom >= LEAST_KEPT_MS) {
      this.#leastBefore = this.#least;
      this.#least = delay;
      this.#leastFrom = now;
    }
    this.#least = Math.min(this.#least, delay);
  }
}
