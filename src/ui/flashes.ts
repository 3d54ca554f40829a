/** A price that moved is tinted for about 300 ms, and one that never rests twice a second. */
const LIT_MS = 250;
const PERIOD_MS = 500;
/** Tints go out together on this beat: each by itself would be a display frame more. */
const BEAT_MS = 100;

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
  /** In the order in which they end. */
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
    this.#dark.set(element, now + PERIOD_MS);
    element.dataset['move'] = move;
    const until = Math.ceil((now + LIT_MS) / BEAT_MS) * BEAT_MS;
    this.#lit.push({ element, until });
    if (this.#timer === undefined) this.#timer = setTimeout(this.#putOut, until - now);
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
