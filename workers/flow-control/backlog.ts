/** Delays are compared in windows of so long: within one, the least delay tells what did not have to wait. */
const WINDOW_MS = 120;
/** Beyond the least delay of late; what is behind by less is not seen. */
const BEHIND_MS = 500;
/** By how much, for each ms, delays grow where messages are read at half of the pace at which they are sent. */
const GROWTH = 0.5;
/** Of few messages each can be late by chance. */
const GROWTH_MESSAGES = 8;
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
  #behind = 0;
  #growing = 0;

  /** @param least delay seen so far, ms by both clocks */
  constructor(least = Infinity) {
    this.#least = least;
  }

  /** In how many windows in a row every message was behind. */
  get behind(): number {
    return this.#behind;
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
    const isBehind = this.#inWindow - Math.min(this.#least, this.#leastBefore) >= BEHIND_MS;
    const growth = (this.#inWindow - this.#inWindowBefore) / (now - this.#windowFrom);
    const isGrowing = this.#count >= GROWTH_MESSAGES && growth >= GROWTH;
    this.#behind = isBehind ? this.#behind + 1 : 0;
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
