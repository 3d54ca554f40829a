import { QUOTE_MARKET_OPEN } from '../../../src/contract/worker/frame.ts';
import { QuoteBook } from '../../../workers/market/quote-book.ts';
import { openOf, priceOf } from '../../feed/price-code.ts';
import type { Piece } from '../piece.ts';
import { idsUpTo } from './quotes.ts';

const NOW = 1_732_190_000_000;
const ON_SCREEN = 12;

/** A tick for each instrument, then the rows on screen. */
export const QUOTE_BOOK: Piece = {
  name: 'quote book',
  prepare: (size) => {
    const ids = idsUpTo(size);
    const wanted = new Set(ids.slice(0, ON_SCREEN));
    const book = new QuoteBook();
    book.watch(wanted);
    return { ours: () => ours(book, ids), plain: () => plain(ids, wanted) };
  },
};

function ours(book: QuoteBook, ids: readonly number[]): number[] {
  for (const id of ids) book.tick(id, { lastPrice: priceOf(id, id), dayOpen: openOf(id), isMarketOpen: true }, NOW);
  return [...(book.take() ?? [])];
}

interface PlainQuote {
  readonly id: number;
  readonly close: number;
  readonly open: number;
}

function plain(ids: readonly number[], wanted: ReadonlySet<number>): number[] {
  let quotes: PlainQuote[] = [];
  for (const id of ids) quotes.push({ id, close: priceOf(id, id), open: openOf(id) });
  quotes = quotes.filter(({ id }) => wanted.has(id));
  return quotes.flatMap(({ id, close, open }) => [id, close, open, changeOf(close, open), NOW, QUOTE_MARKET_OPEN]);
}

/** (close − open) ÷ open in hundredths of a percent, half away from zero. */
function changeOf(close: number, open: number): number {
  const exact = ((close - open) * 10_000) / open;
  return Math.sign(exact) * Math.round(Math.abs(exact));
}
