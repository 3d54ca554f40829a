import type { EpochMs } from '../../src/domain/candle.ts';
import type { Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import { parseScaled } from '../../src/domain/price-scale.ts';
import { decodeCompactQuotes, type CompactQuoteSink, type Wants } from '../../src/contract/wire/compact-quotes.ts';
import { saysMarketOpen, type TradeItem } from '../../src/contract/wire/instrument.ts';
import type { DataMessage, WireQuote } from '../../src/contract/wire/socket.ts';
import type { PriceMove } from '../client-events.ts';
import type { QuoteBook, QuoteUpdate } from './quote-book.ts';

/** Where a message's prices go. */
export interface QuoteTarget {
  readonly book: QuoteBook;
  readonly instrumentById: (id: InstrumentId) => Instrument | undefined;
  /** The prices that were written are added. */
  readonly moves: PriceMove[];
  readonly now: EpochMs;
}

/** Writes those rows of `DAY_MARKET` that are wanted into the book, without those that hold nothing usable; false where they are no list. */
export function applyQuotes(
  { book, instrumentById, moves, now }: QuoteTarget,
  { data, snapshot }: Pick<DataMessage, 'data' | 'snapshot'>,
  wants: Wants,
): boolean {
  if (!Array.isArray(data)) return false;
  for (const row of data) {
    const id = idOf(row);
    const instrument = id !== undefined && wants(id) ? instrumentById(id) : undefined;
    if (!instrument) continue;
    const update = updateOf(row as Partial<WireQuote>, instrument.priceScale);
    if (snapshot === true) book.confirm(instrument.id, update, now);
    else book.tick(instrument.id, update, now);
    if (update.lastPrice !== undefined) moves.push({ id: instrument.id, lastPrice: update.lastPrice });
  }
  return true;
}

/** Writes those entries of a binary frame that are wanted into the book; false where the frame breaks off. */
export function applyCompactQuotes(
  { book, instrumentById, moves, now }: QuoteTarget,
  frame: ArrayBuffer,
  wants: Wants,
): boolean {
  const sink: CompactQuoteSink = {
    openOf: (id) => book.dayOpenOf(id),
    quote: (id, lastPrice, dayOpen, isMarketOpen) => {
      if (!instrumentById(id) || !Number.isSafeInteger(lastPrice)) return;
      book.tick(id, { lastPrice, dayOpen, isMarketOpen }, now);
      moves.push({ id, lastPrice });
    },
  };
  return decodeCompactQuotes(frame, sink, wants);
}

/** Writes the prices of the trade list, for instruments whose price the socket has not confirmed. @param now ms since 1970 */
export function restoreQuotes(book: QuoteBook, items: readonly TradeItem[], now: EpochMs): void {
  for (const { Id, ForexQuotations, MarketStatus, PricePrecision } of items) {
    book.restore(Id, updateOf({ ...ForexQuotations, MarketStatus }, PricePrecision), now);
  }
}

function idOf(row: unknown): InstrumentId | undefined {
  const id = (row as Partial<WireQuote> | null | undefined)?.Id;
  return typeof id === 'number' ? id : undefined;
}

function updateOf(row: { Open?: unknown; Close?: unknown; MarketStatus?: unknown }, scale: number): QuoteUpdate {
  return {
    lastPrice: parseScaled(row.Close, scale),
    dayOpen: parseScaled(row.Open, scale),
    isMarketOpen: saysMarketOpen(row.MarketStatus),
  };
}
