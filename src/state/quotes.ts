/** One set of primitive signals per instrument: a changed price wakes its own text and nothing else. */
import { QUOTE, QUOTE_OPEN, QUOTE_STALE, QUOTE_STRIDE } from '../contract/worker/frame.ts';
import type { InstrumentId } from '../domain/instrument.ts';
import { NO_PRICE } from '../domain/price-scale.ts';
import { signal, type Signal } from './signals.ts';

export interface QuoteSignals {
  /** Integers at the instrument's scale; NaN where missing. */
  readonly close: Signal<number>;
  readonly open: Signal<number>;
  /** Hundredths of a percent. */
  readonly change: Signal<number>;
  /** Device clock, ms; NaN if there has been no price. */
  readonly receivedAt: Signal<number>;
  readonly stale: Signal<boolean>;
  readonly marketOpen: Signal<boolean>;
}

const quotes = new Map<InstrumentId, QuoteSignals>();

/** The signals of an instrument, made on first use. */
export function quoteOf(id: InstrumentId): QuoteSignals {
  let found = quotes.get(id);
  if (!found) {
    found = {
      close: signal(NO_PRICE),
      open: signal(NO_PRICE),
      change: signal(NO_PRICE),
      receivedAt: signal(NO_PRICE),
      stale: signal(true),
      marketOpen: signal(false),
    };
    quotes.set(id, found);
  }
  return found;
}

/** Writes the rows of a frame. Called by `applyFrame` only, inside its batch. */
export function writeQuotes(rows: Float64Array): void {
  for (let at = 0; at + QUOTE_STRIDE <= rows.length; at += QUOTE_STRIDE) {
    const column = (offset: number): number => rows[at + offset] ?? NO_PRICE;
    const quote = quoteOf(column(QUOTE.instrumentId));
    const flags = column(QUOTE.flags);
    writeNumber(quote.receivedAt, column(QUOTE.receivedAt));
    quote.stale.value = (flags & QUOTE_STALE) !== 0;
    quote.marketOpen.value = (flags & QUOTE_OPEN) !== 0;
    writeNumber(quote.open, column(QUOTE.open));
    writeNumber(quote.change, column(QUOTE.change));
    writeNumber(quote.close, column(QUOTE.close));
  }
}

/** A signal takes NaN after NaN for a change, and would wake its readers for what is still missing. */
function writeNumber(target: Signal<number>, value: number): void {
  if (!Object.is(target.peek(), value)) target.value = value;
}
