/** A press and what it brings fit into this on a slow phone, and no eye misses a price in it. */
const ANSWER_MS = 50;

/** When the user last pressed: for a moment the screen belongs to the answer. */
export class Presses {
  readonly #now: () => number;
  #last = Number.NEGATIVE_INFINITY;

  constructor(now = (): number => performance.now()) {
    this.#now = now;
  }

  /** Listens before anything else does. */
  watch(target: Pick<EventTarget, 'addEventListener'>): this {
    const press = (event: Event): void => this.press((event as KeyboardEvent).repeat);
    for (const type of ['pointerdown', 'click', 'keydown']) {
      target.addEventListener(type, press, { capture: true, passive: true });
    }
    return this;
  }

  /** @param repeated a key that is held down: prices must not stand still as long as it is */
  press(repeated = false): void {
    if (!repeated) this.#last = this.#now();
  }

  /** How long yet, ms. */
  wait(): number {
    return Math.max(0, this.#last + ANSWER_MS - this.#now());
  }
}
