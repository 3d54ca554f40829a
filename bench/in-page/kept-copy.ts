/** The copy of the list that a start shows before the app has one of its own. */
export class KeptCopy {
  #firstPrice: number | undefined;

  /** When it first showed a price; undefined where it never did. */
  get firstPrice(): number | undefined {
    return this.#firstPrice;
  }

  read(now: number): void {
    if (this.#firstPrice !== undefined) return;
    const copy = document.getElementById('kept-screen');
    if (copy && /\d\.\d/.test(copy.textContent)) this.#firstPrice = now;
  }
}
