/** Whether the part of the list that is on screen was full of rows with prices, each time that it had been scrolled. */
const PRICE = /\d/;

export class ListCover {
  #moves = 0;
  #withGap = 0;

  /** Before the page hears of it: what the compositor has moved so far is on screen. */
  look(): void {
    const list = document.querySelector('[data-testid="market-list"]');
    if (!list) return;
    this.#moves++;
    if (!isFull(list)) this.#withGap++;
  }

  /** Share of the times at which something was missing. */
  take(): number | undefined {
    const share = this.#moves === 0 ? undefined : this.#withGap / this.#moves;
    this.#moves = 0;
    this.#withGap = 0;
    return share;
  }
}

function isFull(list: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  const rows = [...list.querySelectorAll('[data-testid="market-row"]')].map((row) => ({
    row,
    box: row.getBoundingClientRect(),
  }));
  const seen = rows.filter(({ box }) => box.bottom > top && box.top < bottom);
  const height = seen[0]?.box.height ?? 0;
  const begin = top - list.scrollTop;
  const end = begin + list.scrollHeight;
  const first = Math.min(...rows.map(({ box }) => box.top));
  const last = Math.max(...rows.map(({ box }) => box.bottom));
  // Before the first item of all and behind the last there may be less than a row's height.
  const hasRows = (first <= top || first < begin + height) && (last >= bottom || last > end - height);
  return hasRows && seen.every(({ row }) => hasPrice(row));
}

function hasPrice(row: Element): boolean {
  return PRICE.test(row.querySelector('[data-testid="price"]')?.textContent ?? '');
}
