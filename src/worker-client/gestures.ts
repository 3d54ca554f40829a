/** A press and what it brings fit into this on a slow phone, and no eye misses a price in it. */
const ANSWER_MS = 50;
/** What takes longer must live with prices in between. */
const LONGEST_HOLD_MS = 200;
const HELD_STEP_MS = 16;
/** A page that was not scrolled for so long stands still. */
const SCROLL_REST_MS = 100;
/** Between prices on a page that moves: no eye reads them faster, and its frames belong to what comes into view. */
const SCROLL_BEAT_MS = 128;
/** Where something else is looked at than prices. */
const SLOW_BEAT_MS = 250;

/** What the user's hand does, as far as prices wait for it: for a moment the screen belongs to the answer. */
export class Gestures {
  /** Whether the coming display frame shows what the worker sent, prices mostly. */
  pricesDue = false;
  readonly #now: () => number;
  #last = Number.NEGATIVE_INFINITY;
  #heldUntil = Number.NEGATIVE_INFINITY;
  #scrolledAt = Number.NEGATIVE_INFINITY;
  #slowed = 0;
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor(now = (): number => performance.now()) {
    this.#now = now;
  }

  /** Listens before anything else does. */
  watch(target: Pick<EventTarget, 'addEventListener'>): this {
    const press = (event: Event): void => this.press((event as KeyboardEvent).repeat);
    for (const type of ['pointerdown', 'click', 'keydown']) {
      target.addEventListener(type, press, { capture: true, passive: true });
    }
    target.addEventListener('scroll', () => this.scroll(), { capture: true, passive: true });
    return this;
  }

  scroll(): void {
    this.#scrolledAt = this.#now();
  }

  /** Prices were shown. */
  shown(): void {
    this.#shownAt = this.#now();
  }

  /** @param repeated a key that is held down: prices must not stand still as long as it is */
  press(repeated = false): void {
    if (!repeated) this.#last = this.#now();
  }

  /** The answer takes longer, until the result is called. */
  hold(): () => void {
    this.#heldUntil = this.#now() + LONGEST_HOLD_MS;
    return () => (this.#heldUntil = Number.NEGATIVE_INFINITY);
  }

  /** Something else is looked at than prices, until the result is called. */
  slow(): () => void {
    this.#slowed++;
    return () => void this.#slowed--;
  }

  /** How long prices wait yet, ms; for a press that is held it may end before that. */
  wait(): number {
    const now = this.#now();
    return Math.max(this.answering(), this.#shownAt + this.#beat(now) - now);
  }

  /** How long the screen still belongs to the answer to a press, ms. */
  answering(): number {
    const now = this.#now();
    return Math.max(0, this.#last + ANSWER_MS - now, Math.min(this.#heldUntil - now, HELD_STEP_MS));
  }

  /** The least time between prices, ms. */
  #beat(now: number): number {
    if (this.#slowed > 0) return SLOW_BEAT_MS;
    return now - this.#scrolledAt < SCROLL_REST_MS ? SCROLL_BEAT_MS : 0;
  }
}
