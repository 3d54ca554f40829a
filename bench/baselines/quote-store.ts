import type { QuoteRow } from './quote-row.ts';

/** An external store: each row listens to its own instrument. */
export class QuoteStore {
  readonly #quotes = new Map<number, QuoteRow>();
  readonly #listeners = new Map<number, Set<() => void>>();

  get(id: number): QuoteRow | undefined {
    return this.#quotes.get(id);
  }

  set(rows: readonly QuoteRow[]): void {
    for (const row of rows) this.#quotes.set(row.id, row);
    for (const row of rows) for (const notify of this.#listeners.get(row.id) ?? []) notify();
  }

  subscribe(id: number, notify: () => void): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(notify));
    return () => listeners.delete(notify);
  }
}
