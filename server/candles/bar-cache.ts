import { barCount, type BarTable } from './bar-table.ts';

/** An entry costs this many bars besides its own: its key, and its place in the map. */
const ENTRY_BARS = 8;

/** Keeps tables up to so many bars in all; the ones that nobody has asked for longest go first. */
export class BarCache {
  readonly #maxBars: number;
  readonly #tables = new Map<string, BarTable>();
  #bars = 0;

  constructor(maxBars: number) {
    this.#maxBars = maxBars;
  }

  get bars(): number {
    return this.#bars;
  }

  has(key: string): boolean {
    return this.#tables.has(key);
  }

  get(key: string): BarTable | undefined {
    const table = this.#tables.get(key);
    if (!table) return undefined;
    this.#tables.delete(key);
    this.#tables.set(key, table);
    return table;
  }

  /** @param key one that is not kept yet */
  add(key: string, table: BarTable): void {
    this.#tables.set(key, table);
    this.#bars += weightOf(table);
    for (const [oldest, dropped] of this.#tables) {
      if (this.#bars <= this.#maxBars) return;
      this.#tables.delete(oldest);
      this.#bars -= weightOf(dropped);
    }
  }
}

function weightOf(table: BarTable): number {
  return barCount(table) + ENTRY_BARS;
}
