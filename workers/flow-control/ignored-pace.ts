/** What is asked for at the most is a message each 8 ms (`topic-registry.ts`, whose code comes before this): what comes twice as often was not asked for. */
const LEAST_GAP_MS = 4;
/** So many in a row; what a subscription is answered with stands beside others by chance. */
const MESSAGES = 8;

/** Whether a server sends prices more often than it is asked for them: it knows no limits then. */
export class IgnoredPace {
  #sentAt = -Infinity;
  #inRow = 0;

  /** @param serverTime of a message of prices, ms since 1970 */
  note(serverTime: number): void {
    this.#inRow = serverTime - this.#sentAt < LEAST_GAP_MS ? this.#inRow + 1 : 0;
    this.#sentAt = serverTime;
  }

  /** By the messages that came last. */
  get isIgnored(): boolean {
    return this.#inRow >= MESSAGES;
  }
}
