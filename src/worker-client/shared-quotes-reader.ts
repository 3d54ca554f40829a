import { QUOTE_STRIDE } from '../contract/worker/frame.ts';
import {
  BUFFER_INDEX,
  FIRST,
  SHARED_BYTES,
  sharedQuotesOf,
  UNREAD,
  WORD,
  type SharedQuotes,
} from '../contract/worker/shared-quotes.ts';

/** Whether the page may share memory: it is isolated from other origins, and the browser, which may isolate it all the same, has such memory. */
export function canShareMemory(): boolean {
  return globalThis.crossOriginIsolated && typeof SharedArrayBuffer !== 'undefined';
}

/** Memory for a worker's prices; undefined where the page may not share any. */
export function newSharedQuotes(): SharedArrayBuffer | undefined {
  if (!canShareMemory()) return undefined;
  const memory = new SharedArrayBuffer(SHARED_BYTES);
  const { words } = sharedQuotesOf(memory);
  words[WORD.between] = FIRST.between;
  words[WORD.waiting] = 1;
  return memory;
}

/** The page's side of prices in shared memory. */
export class SharedQuotesReader {
  readonly #shared: SharedQuotes;
  #own: number = FIRST.page;

  constructor(memory: SharedArrayBuffer) {
    this.#shared = sharedQuotesOf(memory);
  }

  /** The rows that have come since the last call, good until the next one; undefined if there are none. */
  take(): Float64Array | undefined {
    const { words, buffers } = this.#shared;
    if (!this.#hasNews()) return undefined;
    this.#own = Atomics.exchange(words, WORD.between, this.#own) & BUFFER_INDEX;
    return buffers[this.#own]?.subarray(0, (words[WORD.rows + this.#own] ?? 0) * QUOTE_STRIDE);
  }

  /** Has the worker tell of the next rows. Returns whether it will: not if there are some already. */
  wait(): boolean {
    const { words } = this.#shared;
    Atomics.store(words, WORD.waiting, 1);
    // Rows that came before that was read were not told.
    if (!this.#hasNews()) return true;
    Atomics.store(words, WORD.waiting, 0);
    return false;
  }

  #hasNews(): boolean {
    return (Atomics.load(this.#shared.words, WORD.between) & UNREAD) !== 0;
  }
}
