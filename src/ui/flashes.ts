/** How long a price that moved is tinted, and how long it then is not: a price that never rests blinks twice a second. */
const LIT_MS = 300;
const PAUSE_MS = 200;

export type Move = 'up' | 'down';

interface Lit {
  readonly element: HTMLElement;
  readonly until: number;
}

/**
 * Tints elements for a moment. A tint, not a fade: every fade that runs costs the main thread a style in each display
 * frame and the compositor a layer, and in a lively list that was a quarter of what the prices cost.
 */
export class Flashes {
  /** In the order in which they end: all last equally long. */
  readonly #lit: Lit[] = [];
  readonly #dark = new WeakMap<HTMLElement, number>();
  readonly #now: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(now = (): number => performance.now()) {
    this.#now = now;
  }

  /** Does nothing for one that is lit, or was a moment ago. */
  show(element: HTMLElement, move: Move): void {
    const now = this.#now();
    if (now < (this.#dark.get(element) ?? 0)) return;
    this.#dark.set(element, now + LIT_MS + PAUSE_MS);
    element.dataset['move'] = move;
    this.#lit.push({ element, until: now + LIT_MS });
    if (this.#timer === undefined) this.#timer = setTimeout(this.#putOut, LIT_MS);
  }

  /** For one that now shows something else. */
  clear(element: HTMLElement): void {
    this.#dark.delete(element);
    delete element.dataset['move'];
    const at = this.#lit.findIndex((lit) => lit.element === element);
    if (at >= 0) this.#lit.splice(at, 1);
  }

  readonly #putOut = (): void => {
    const now = this.#now();
    for (let first = this.#lit[0]; first && first.until <= now; first = this.#lit[0]) {
      delete first.element.dataset['move'];
      this.#lit.shift();
    }
    const next = this.#lit[0];
    this.#timer = next && setTimeout(this.#putOut, Math.max(next.until - now, 1));
  };
}

export const flashes = new Flashes();

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
