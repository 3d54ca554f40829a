/** One set of primitive signals per instrument: a changed price wakes its own text and nothing else. */
import { QUOTE, QUOTE_MARKET_OPEN, QUOTE_STALE, QUOTE_STRIDE } from '../contract/worker/frame.ts';
import type { InstrumentId } from '../domain/instrument.ts';
import { NO_PRICE } from '../domain/price-scale.ts';
import { computed, signal, type ReadonlySignal, type Signal } from './signals.ts';
import { workerAnswers } from './worker.ts';

export interface QuoteSignals {
  /** Integers at the instrument's scale; NaN where missing. */
  readonly close: Signal<number>;
  readonly open: Signal<number>;
  /** Hundredths of a percent. */
  readonly change: Signal<number>;
  /** Device clock, ms; NaN if there has been no price. */
  readonly receivedAt: Signal<number>;
  readonly stale: ReadonlySignal<boolean>;
  readonly marketOpen: Signal<boolean>;
}

interface WrittenQuote extends QuoteSignals {
  /** As the worker said; a worker that does not answer makes every price old. */
  readonly saidStale: Signal<boolean>;
}

const quotes = new Map<InstrumentId, WrittenQuote>();

/** The signals of an instrument, made on first use. */
export function quoteOf(id: InstrumentId): QuoteSignals {
  return writtenQuote(id);
}

function writtenQuote(id: InstrumentId): WrittenQuote {
  let found = quotes.get(id);
  if (!found) {
    found = newQuote();
    quotes.set(id, found);
  }
  return found;
}

function newQuote(): WrittenQuote {
  const saidStale = signal(true);
  return {
    close: signal(NO_PRICE),
    open: signal(NO_PRICE),
    change: signal(NO_PRICE),
    receivedAt: signal(NO_PRICE),
    saidStale,
    stale: computed(() => saidStale.value || !workerAnswers.value),
    marketOpen: signal(false),
  };
}

/** Writes the rows of a frame. Called by `applyFrame` only, inside its batch. */
export function writeQuotes(rows: Float64Array): void {
  for (let at = 0; at + QUOTE_STRIDE <= rows.length; at += QUOTE_STRIDE) {
    const column = (offset: number): number => rows[at + offset] ?? NO_PRICE;
    const quote = writtenQuote(column(QUOTE.instrumentId));
    const flags = column(QUOTE.flags);
    const stale = (flags & QUOTE_STALE) !== 0;
    quote.saidStale.value = stale;
    quote.marketOpen.value = (flags & QUOTE_MARKET_OPEN) !== 0;
    // What a new worker found on the device may be older than what is on screen: a price never goes back in time.
    if (stale && column(QUOTE.receivedAt) < quote.receivedAt.peek()) continue;
    writeNumber(quote.receivedAt, column(QUOTE.receivedAt));
    writeNumber(quote.open, column(QUOTE.dayOpen));
    writeNumber(quote.change, column(QUOTE.change));
    writeNumber(quote.close, column(QUOTE.lastPrice));
  }
}

/** The worker is gone: its last prices are old until another one has confirmed them. Called by `applyWorkerDeath` only. */
export function markQuotesStale(): void {
  for (const quote of quotes.values()) quote.saidStale.value = true;
}

/** A signal takes NaN after NaN for a change, and would wake its readers for what is still missing. */
function writeNumber(target: Signal<number>, value: number): void {
  if (!Object.is(target.peek(), value)) target.value = value;
}
