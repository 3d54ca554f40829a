/** How much may be done at once, and how fast that comes back. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A budget that refills with time. */
export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #refilledAt: number;

  /** @param now ms of any steady clock */
  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#refilledAt = now;
  }

  /** Spends tokens; false, and nothing spent, where there are too few. */
  take(cost: number, now: number): boolean {
    const earned = ((now - this.#refilledAt) * this.#rate.perSecond) / 1000;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + earned);
    this.#refilledAt = now;
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }
}
