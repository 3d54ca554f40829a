/** One set of primitive signals per instrument: a changed price wakes its own text and nothing else. */
import { QUOTE, QUOTE_MARKET_OPEN, QUOTE_STALE, QUOTE_STRIDE } from '../contract/worker/frame.ts';
import type { InstrumentId } from '../domain/instrument.ts';
import { NO_PRICE } from '../domain/price-scale.ts';
import { computed, signal, type ReadonlySignal, type Signal } from './signals.ts';
import type { WorkerState } from './worker-state.ts';

export interface QuoteSignals {
  /** Integers at the instrument's scale; NaN where missing. */
  readonly lastPrice: Signal<number>;
  readonly dayOpen: Signal<number>;
  /** Hundredths of a percent. */
  readonly change: Signal<number>;
  /** Device clock, ms; NaN if there has been no price. */
  readonly receivedAt: Signal<number>;
  readonly isStale: ReadonlySignal<boolean>;
  readonly isMarketOpen: Signal<boolean>;
}

interface WrittenQuote extends QuoteSignals {
  /** As the worker said; a worker that does not answer makes every price old. */
  readonly saidStale: Signal<boolean>;
}

export interface Quotes {
  /** The signals of an instrument, made on first use. */
  readonly quoteOf: (id: InstrumentId) => QuoteSignals;
  /** Writes the rows of a frame. Called by the frame reader only, inside its batch. */
  readonly writeQuotes: (rows: Float64Array) => void;
  /** The worker is gone: its last prices are old until another one has confirmed them. Called by `applyWorkerDeath` only. */
  readonly markQuotesStale: () => void;
}

export function createQuotes(worker: WorkerState): Quotes {
  const quotes = new Map<InstrumentId, WrittenQuote>();
  const quoteOf = (id: InstrumentId): WrittenQuote => {
    let found = quotes.get(id);
    if (!found) {
      found = newQuote(worker);
      quotes.set(id, found);
    }
    return found;
  };
  return {
    quoteOf,
    writeQuotes: (rows) => {
      for (let at = 0; at + QUOTE_STRIDE <= rows.length; at += QUOTE_STRIDE) {
        writeRow(quoteOf(rows[at + QUOTE.instrumentId] ?? NO_PRICE), rows, at);
      }
    },
    markQuotesStale: () => {
      for (const quote of quotes.values()) quote.saidStale.value = true;
    },
  };
}

function newQuote(worker: WorkerState): WrittenQuote {
  const saidStale = signal(true);
  return {
    lastPrice: signal(NO_PRICE),
    dayOpen: signal(NO_PRICE),
    change: signal(NO_PRICE),
    receivedAt: signal(NO_PRICE),
    saidStale,
    isStale: computed(() => saidStale.value || !worker.answers.value),
    isMarketOpen: signal(false),
  };
}

/** @param at where the row begins */
function writeRow(quote: WrittenQuote, rows: Float64Array, at: number): void {
  const column = (offset: number): number => rows[at + offset] ?? NO_PRICE;
  const flags = column(QUOTE.flags);
  const stale = (flags & QUOTE_STALE) !== 0;
  quote.saidStale.value = stale;
  quote.isMarketOpen.value = (flags & QUOTE_MARKET_OPEN) !== 0;
  // What a new worker found on the device may be older than what is on screen: a price never goes back in time.
  if (stale && column(QUOTE.receivedAt) < quote.receivedAt.peek()) return;
  writeNumber(quote.receivedAt, column(QUOTE.receivedAt));
  writeNumber(quote.dayOpen, column(QUOTE.dayOpen));
  writeNumber(quote.change, column(QUOTE.change));
  writeNumber(quote.lastPrice, column(QUOTE.lastPrice));
}

/** A signal takes NaN after NaN for a change, and would wake its readers for what is still missing. */
function writeNumber(target: Signal<number>, value: number): void {
  if (!Object.is(target.peek(), value)) target.value = value;
}
