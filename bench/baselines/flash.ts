import { flashes } from '../../src/ui/flashes.ts';

/** The product's flash, for who has no signals. */
export class Flash {
  readonly #element: HTMLElement;
  #previous = Number.NaN;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  show(price: number): void {
    const before = this.#previous;
    this.#previous = price;
    if (!Number.isNaN(before) && price !== before) flashes.show(this.#element, price > before ? 'up' : 'down');
  }
}
