const FLASH_MS = 300;

/** The product's flash: one kept animation of opacity, restarted at most once per its length. */
export class Flash {
  readonly #element: HTMLElement;
  #animation: Animation | undefined;
  #previous = Number.NaN;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  show(price: number): void {
    const before = this.#previous;
    this.#previous = price;
    if (Number.isNaN(before) || price === before || this.#animation?.playState === 'running') return;
    this.#element.dataset['move'] = price > before ? 'up' : 'down';
    this.#animation ??= this.#element.animate([{ opacity: 0.28 }, { opacity: 0 }], {
      duration: FLASH_MS,
      easing: 'ease-out',
    });
    this.#animation.currentTime = 0;
    this.#animation.play();
  }
}
