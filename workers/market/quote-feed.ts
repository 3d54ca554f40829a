import type { EpochMs } from '../../src/domain/candle.ts';
import type { Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import { parseScaled, type ScaledPrice } from '../../src/domain/price-scale.ts';
import { decodeCompactQuotes } from '../../src/contract/wire/compact-quotes.ts';
import type { TradeItem } from '../../src/contract/wire/instrument.ts';
import type { WireQuote } from '../../src/contract/wire/socket.ts';
import type { QuoteBook, QuoteUpdate } from './quote-book.ts';

const MARKET_OPEN = 1;

export interface PriceMove {
  readonly id: InstrumentId;
  readonly close: ScaledPrice;
}

/** Writes the rows of `DAY_MARKET` into the book; rows that say nothing usable are left out. Returns what was written. */
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
    if (update.close !== undefined) moves.push({ id: instrument.id, close: update.close });
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
    openOf: (id) => book.openOf(id),
    quote: (id, close, open, marketOpen) => {
      if (!instrumentById(id) || !Number.isSafeInteger(close)) return;
      book.tick(id, { close, open, marketOpen }, now);
      moves.push({ id, close });
    },
  });
}

/** Prices of the trade list, for instruments that the line has not confirmed. */
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
  const status = row.MarketStatus;
  return {
    close: parseScaled(row.Close, scale),
    open: parseScaled(row.Open, scale),
    marketOpen: status === undefined || status === null ? undefined : Number(status) === MARKET_OPEN,
  };
}
