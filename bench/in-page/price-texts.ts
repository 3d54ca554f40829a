interface Known {
  /** A row shows one instrument after another. */
  readonly row: HTMLElement | null;
  code: string;
  text: string;
}

type Shown = readonly [time: number, code: string, text: string];

/** Notes each change of a price on the page. */
export class PriceTexts {
  readonly #known = new WeakMap<Element, Known>();
  #shown: Shown[] = [];

  read(now: number): void {
    for (const price of document.querySelectorAll('[data-testid="price"]')) {
      const text = price.textContent;
      const known = this.#known.get(price) ?? this.#meet(price);
      const code = known.row?.dataset['code'] ?? '';
      if (known.text === text && known.code === code) continue;
      known.code = code;
      known.text = text;
      this.#shown.push([now, code, text]);
    }
  }

  take(): Shown[] {
    const shown = this.#shown;
    this.#shown = [];
    return shown;
  }

  #meet(price: Element): Known {
    const known = { row: price.closest<HTMLElement>('[data-code]'), code: '', text: '' };
    this.#known.set(price, known);
    return known;
  }
}
