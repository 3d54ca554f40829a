/** Delays are compared in windows of so long: within one, the least delay tells what did not have to wait. */
const WINDOW_MS = 500;
/** Beyond the least delay of late; what is behind by less is not seen. */
const BEHIND_MS = 500;
/** The clocks of device and server drift apart: what the least delay was longer ago tells nothing. */
const LEAST_KEPT_MS = 60_000;

/**
 * For how long messages have queued faster than they are read. The server says when it sent each one; how far its clock
 * is off does not matter, for delays are told from the least one.
 */
export class Backlog {
  #least: number;
  #leastBefore: number;
  #leastFrom = 0;
  #inWindow = Infinity;
  #windowFrom = 0;
  #behind = 0;

  /** @param least delay seen so far, ms by both clocks */
  constructor(least: number) {
    this.#least = least;
    this.#leastBefore = least;
  }

  /**
   * A message has been read.
   * @param delay ms since it was sent, by both clocks
   * @param now ms since 1970
   * @returns in how many windows in a row all were behind, told at a window's end; else 0
   */
  note(delay: number, now: number): number {
    this.#noteLeast(delay, now);
    this.#inWindow = Math.min(this.#inWindow, delay);
    if (now - this.#windowFrom < WINDOW_MS) return 0;
    const isBehind = this.#inWindow - Math.min(this.#least, this.#leastBefore) >= BEHIND_MS;
    this.#behind = isBehind ? this.#behind + 1 : 0;
    this.#inWindow = Infinity;
    this.#windowFrom = now;
    return this.#behind;
  }

  /** What queued has been given up, or a clock was set: delays are told anew. */
  reset(): void {
    this.#least = Infinity;
    this.#leastBefore = Infinity;
    this.#behind = 0;
    this.#inWindow = Infinity;
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
