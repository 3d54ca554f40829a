import type { EpochMs } from '../../src/domain/candle.ts';
import type { Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import { parseScaled } from '../../src/domain/price-scale.ts';
import { decodeCompactQuotes } from '../../src/contract/wire/compact-quotes.ts';
import { saysMarketOpen, type TradeItem } from '../../src/contract/wire/instrument.ts';
import type { WireQuote } from '../../src/contract/wire/socket.ts';
import type { PriceMove } from '../client-events.ts';
import type { QuoteBook, QuoteUpdate } from './quote-book.ts';

/** Writes the rows of `DAY_MARKET` into the book; rows that hold nothing usable are left out. Returns the prices that were written. */
export function applyQuotes(
  book: QuoteBook,
  instrumentById: (id: InstrumentId) => Instrument | undefined,
  message: { readonly rows: readonly unknown[]; readonly snapshot: boolean; readonly now: EpochMs },
): PriceMove[] {
  const moves: PriceMove[] = [];
  for (const row of message.rows) {
    const id = idOf(row);
    const instrument = id === undefined ? undefined : instrumentById(id);
    if (!instrument) continue;
    const update = updateOf(row as Partial<WireQuote>, instrument.priceScale);
    if (message.snapshot) book.confirm(instrument.id, update, message.now);
    else book.tick(instrument.id, update, message.now);
    if (update.lastPrice !== undefined) moves.push({ id: instrument.id, lastPrice: update.lastPrice });
  }
  return moves;
}

/** Writes a binary frame's entries into the book and into `moves`; false where the frame breaks off. */
export function applyCompactQuotes(
  book: QuoteBook,
  instrumentById: (id: InstrumentId) => Instrument | undefined,
  { frame, now, moves }: { readonly frame: ArrayBuffer; readonly now: EpochMs; readonly moves: PriceMove[] },
): boolean {
  return decodeCompactQuotes(frame, {
    openOf: (id) => book.dayOpenOf(id),
    quote: (id, lastPrice, dayOpen, isMarketOpen) => {
      if (!instrumentById(id) || !Number.isSafeInteger(lastPrice)) return;
      book.tick(id, { lastPrice, dayOpen, isMarketOpen }, now);
      moves.push({ id, lastPrice });
    },
  });
}

/** Writes the prices of the trade list, for instruments whose price the socket has not confirmed. @param now ms since 1970 */
export function restoreQuotes(book: QuoteBook, items: readonly TradeItem[], now: EpochMs): void {
  for (const { Id, ForexQuotations, MarketStatus, PricePrecision } of items) {
    book.restore(Id, updateOf({ ...ForexQuotations, MarketStatus }, PricePrecision), now);
  }
}

function idOf(row: unknown): InstrumentId | undefined {
  if (typeof row !== 'object' || row === null || !('Id' in row)) return undefined;
  return typeof row.Id === 'number' ? row.Id : undefined;
}

function updateOf(row: { Open?: unknown; Close?: unknown; MarketStatus?: unknown }, scale: number): QuoteUpdate {
  return {
    lastPrice: parseScaled(row.Close, scale),
    dayOpen: parseScaled(row.Open, scale),
    isMarketOpen: saysMarketOpen(row.MarketStatus),
  };
}
