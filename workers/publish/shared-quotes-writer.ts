import { QUOTE, QUOTE_STRIDE } from '../../src/contract/worker/frame.ts';
import {
  BUFFER_INDEX,
  FIRST,
  SHARED_ROWS,
  sharedQuotesOf,
  UNREAD,
  WORD,
  type SharedQuotes,
} from '../../src/contract/worker/shared-quotes.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';

const NONE = new Float64Array();

/** The worker's side of prices in shared memory. */
export class SharedQuotesWriter {
  readonly #shared: SharedQuotes;
  /** Of instruments in the newest buffer: where their numbers begin. */
  readonly #places = new Map<InstrumentId, number>();
  #own: number = FIRST.worker;
  #newest: Float64Array = NONE;

  constructor(memory: SharedArrayBuffer) {
    this.#shared = sharedQuotesOf(memory);
  }

  /**
   * Adds rows to those that the page has not taken, in place of older ones of the same instruments. What has no room comes
   * with its next change.
   * @returns whether the page waits to be told
   */
  write(rows: Float64Array): boolean {
    const { words, buffers } = this.#shared;
    const own = buffers[this.#own] ?? NONE;
    // Rows that the page takes in this very moment come twice, which changes nothing.
    if (Atomics.load(words, WORD.between) & UNREAD) own.set(this.#newest);
    else this.#places.clear();
    for (let at = 0; at < rows.length; at += QUOTE_STRIDE) {
      const place = this.#placeOf(rows[at + QUOTE.instrumentId] ?? Number.NaN);
      // One by one: a view of each row would be garbage. A place beyond the end takes nothing.
      for (let column = 0; column < QUOTE_STRIDE; column++) own[place + column] = rows[at + column] ?? Number.NaN;
    }
    const count = Math.min(this.#places.size, SHARED_ROWS);
    this.#newest = own.subarray(0, count * QUOTE_STRIDE);
    words[WORD.rows + this.#own] = count;
    this.#own = Atomics.exchange(words, WORD.between, this.#own | UNREAD) & BUFFER_INDEX;
    return Atomics.exchange(words, WORD.waiting, 0) === 1;
  }

  #placeOf(id: InstrumentId): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const place = this.#places.size * QUOTE_STRIDE;
    this.#places.set(id, place);
    return place;
  }
}
