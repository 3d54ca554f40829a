/**
 * Prices in memory that worker and page share, where the browser allows it: the page takes the newest rows when it draws,
 * and no message waits until its thread is free. Of three buffers the worker fills one, the page reads one, and the
 * last complete one lies between them. Either exchanges its own for that one in a single atomic step, so that neither
 * waits for the other nor sees half a row (triple buffering: https://en.wikipedia.org/wiki/Multiple_buffering).
 */
import { QUOTE_STRIDE } from './frame.ts';

/** Rows of a buffer, more than any screen shows. */
export const SHARED_ROWS = 512;

/** Words at the beginning of the memory, by index. */
export const WORD = {
  /** Index of the buffer between worker and page, and UNREAD. */
  between: 0,
  /** 1 while the page waits for `PRICES_SHARED`: it does not look by itself. */
  waiting: 1,
  /** Rows in buffer 0; those of the others follow. */
  rows: 2,
} as const;
/** Bit of `between`: the page has not taken that buffer yet. */
export const UNREAD = 4;
/** The other bits of `between`. */
export const BUFFER_INDEX = 3;

/** Which buffer is whose at first. */
export const FIRST = { worker: 0, between: 1, page: 2 } as const;

const BUFFERS = 3;
const WORDS = 8;
const HEADER_BYTES = WORDS * Int32Array.BYTES_PER_ELEMENT;
const BUFFER_NUMBERS = SHARED_ROWS * QUOTE_STRIDE;
const BUFFER_BYTES = BUFFER_NUMBERS * Float64Array.BYTES_PER_ELEMENT;

/** Of the whole memory. */
export const SHARED_BYTES = HEADER_BYTES + BUFFERS * BUFFER_BYTES;

export interface SharedQuotes {
  readonly words: Int32Array;
  /** Rows as in `Frame.quotes`. */
  readonly buffers: readonly Float64Array[];
}

export function sharedQuotesOf(memory: SharedArrayBuffer): SharedQuotes {
  return {
    words: new Int32Array(memory, 0, WORDS),
    buffers: Array.from(
      { length: BUFFERS },
      (_, index) => new Float64Array(memory, HEADER_BYTES + index * BUFFER_BYTES, BUFFER_NUMBERS),
    ),
  };
}
