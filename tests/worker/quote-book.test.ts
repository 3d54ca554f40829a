import { beforeEach, describe, expect, it } from 'vitest';
import { QUOTE, QUOTE_MARKET_OPEN, QUOTE_STALE, QUOTE_STRIDE } from '../../src/contract/worker/frame.ts';
import { encodeCompactQuotes } from '../../src/contract/wire/compact-quotes.ts';
import { toInstrument, tradeListSchema } from '../../src/contract/wire/instrument.ts';
import * as v from 'valibot';
import { QuoteBook } from '../../workers/market/quote-book.ts';
import type { PriceMove } from '../../workers/client-events.ts';
import { applyCompactQuotes, applyQuotes, restoreQuotes, type QuoteTarget } from '../../workers/market/quote-feed.ts';
import { tradeItem } from '../support/backend/trade-item.ts';

const NOW = 1_000_000;
const items = v.parse(tradeListSchema, [tradeItem(1, 'EURUSD'), tradeItem(2, 'USDJPY', { PricePrecision: 3 })]);
const instruments = new Map(items.map((item) => [item.Id, toInstrument(item)]));
const all = new Set([1, 2]);
let book: QuoteBook;
beforeEach(() => {
  book = new QuoteBook();
  book.watch(all);
});

const every = (): boolean => true;

function target(now = NOW): QuoteTarget {
  return { book, instrumentById: (id) => instruments.get(id), moves: [], now };
}

function send(rows: readonly unknown[], now = NOW, snapshot = false): readonly PriceMove[] {
  const { moves, ...others } = target(now);
  applyQuotes({ moves, ...others }, { data: rows, snapshot }, every);
  return moves;
}

function row(rows: Float64Array | undefined, index = 0) {
  if (!rows) throw new Error('No rows');
  return Array.from(rows.subarray(index * QUOTE_STRIDE, (index + 1) * QUOTE_STRIDE));
}

describe('rows', () => {
  it('are integers at the instrument’s scale, with change and flags', () => {
    send([{ Id: 1, Code: 'EURUSD', Open: '1.08000', Close: '1.08543', Change: '0.5', MarketStatus: 1 }]);
    expect(row(book.take())).toEqual([1, 108_543, 108_000, 50, NOW, QUOTE_MARKET_OPEN]);
  });

  it('come once for each change, merged, and only those watched', () => {
    book.watch(new Set([1]));
    send([{ Id: 1, Open: '1.08', Close: '1.1', MarketStatus: 1 }]);
    send([{ Id: 1, Open: '1.08', Close: '1.2' }]);
    send([{ Id: 2, Open: 150, Close: 151.5 }]);
    const taken = book.take();
    expect(taken).toHaveLength(QUOTE_STRIDE);
    expect(row(taken)[QUOTE.lastPrice]).toBe(120_000);
    expect(book.take()).toBeUndefined();
    // What was not watched comes when it is, and again when it is watched again.
    book.watch(all);
    expect(row(book.take()).slice(0, 3)).toEqual([2, 151_500, 150_000]);
    expect(book.take()).toBeUndefined();
    book.watch(new Set([1]));
    book.watch(new Set([1, 2, 99]));
    expect(row(book.take()).slice(0, 3)).toEqual([2, 151_500, 150_000]);
  });

  it('keep what a message leaves out', () => {
    send([{ Id: 1, Open: '1.08', Close: '1.1', MarketStatus: 1 }]);
    send([{ Id: 1, Close: '1.2' }]);
    expect(row(book.take()).slice(1, 3)).toEqual([120_000, 108_000]);
    expect(book.quote(1)).toMatchObject({ lastPrice: 120_000, isMarketOpen: true, stale: false });
    send([{ Id: 1, MarketStatus: 0 }]);
    expect(book.quote(1)).toMatchObject({ lastPrice: 120_000, isMarketOpen: false, stale: false });
  });

  it('leave out garbage and instruments that nobody knows', () => {
    const moves = send([
      null,
      5,
      'x',
      {},
      { Id: '1', Close: '2' },
      { Id: 9, Close: '1' },
      { Id: 1, Close: 'abc' },
      { Id: 1, Close: '1.5' },
    ]);
    expect(moves).toEqual([{ id: 1, lastPrice: 150_000 }]);
    expect(book.size).toBe(1);
  });
});

describe('age', () => {
  const tick = (now: number): void => {
    send([{ Id: 1, Open: '1', Close: '1', MarketStatus: 1 }], now);
  };
  const stale = (): boolean | undefined => book.quote(1)?.stale;

  it('is old after three times the usual gap', () => {
    for (let now = NOW; now <= NOW + 40_000; now += 4_000) tick(now);
    book.age(NOW + 52_000);
    expect(stale()).toBe(false);
    book.take();
    expect(book.age(NOW + 52_001)).toBe(true);
    expect(stale()).toBe(true);
    expect(row(book.take())[QUOTE.flags]).toBe(QUOTE_MARKET_OPEN | QUOTE_STALE);
    expect(book.age(NOW + 60_000)).toBe(false);
  });

  it('is never old before five seconds', () => {
    for (let now = NOW; now <= NOW + 1_000; now += 100) tick(now);
    book.age(NOW + 6_000);
    expect(stale()).toBe(false);
    book.age(NOW + 6_001);
    expect(stale()).toBe(true);
    tick(NOW + 7_000);
    expect(stale()).toBe(false);
  });

  it('gives an instrument whose gap is not known half a minute', () => {
    send([{ Id: 1, Open: '1', Close: '1', MarketStatus: 1 }], NOW, true);
    book.age(NOW + 30_000);
    expect(stale()).toBe(false);
    book.age(NOW + 30_001);
    expect(stale()).toBe(true);
  });

  it.each([true, false])('takes no lost line for a usual gap (snapshot first: %s)', (snapshot) => {
    for (let now = NOW; now <= NOW + 1_000; now += 100) tick(now);
    book.markAllStale();
    expect(stale()).toBe(true);
    const back = NOW + 3_600_000;
    send([{ Id: 1, Close: '1' }], back, snapshot);
    expect(stale()).toBe(false);
    tick(back + 1_000);
    book.age(back + 6_001);
    expect(stale()).toBe(true);
  });
});

describe('the compact form', () => {
  const quote = (id: number, close: number, open: number) => ({ id, close, open, isMarketOpen: true, sendsOpen: true });
  const receive = (frame: ArrayBuffer): [boolean, PriceMove[]] => {
    const { moves, ...others } = target();
    return [applyCompactQuotes({ moves, ...others }, frame, every), moves];
  };

  it('says the same as JSON', () => {
    const frame = encodeCompactQuotes(NOW, [quote(1, 108_543, 108_000), quote(2, 151_500, 150_000), quote(9, 1, 1)]);
    expect(receive(frame.buffer)).toEqual([
      true,
      [
        { id: 1, lastPrice: 108_543 },
        { id: 2, lastPrice: 151_500 },
      ],
    ]);
    expect(row(book.take())).toEqual([1, 108_543, 108_000, 50, NOW, QUOTE_MARKET_OPEN]);
  });

  it('builds on the open that is known, and leaves out what it cannot read', () => {
    const bare = [1, 2].map((id) => ({ ...quote(id, 108_500, 108_000), sendsOpen: false, isMarketOpen: undefined }));
    const frame = encodeCompactQuotes(NOW, bare).buffer;
    expect(receive(frame)).toEqual([true, []]);
    send([{ Id: 1, Open: '1.07', Close: '1.07', MarketStatus: 1 }]);
    expect(receive(frame)).toEqual([true, [{ id: 1, lastPrice: 107_500 }]]);
  });

  it('is refused where it breaks off', () => {
    const { buffer } = encodeCompactQuotes(NOW, [quote(1, 108_543, 108_000), quote(2, 151_500, 150_000)]);
    expect(receive(buffer.slice(0, -1))).toEqual([false, [{ id: 1, lastPrice: 108_543 }]]);
    expect(receive(new ArrayBuffer(3))).toEqual([false, []]);
  });
});

it('shows the trade list’s prices as unconfirmed, and never over confirmed ones', () => {
  restoreQuotes(book, items, NOW);
  expect(book.quote(1)).toMatchObject({ lastPrice: 108_500, isMarketOpen: true, stale: true });
  send([{ Id: 1, Close: '1.2' }], NOW, true);
  restoreQuotes(book, items, NOW);
  expect(book.quote(1)).toMatchObject({ lastPrice: 120_000, isMarketOpen: true, stale: false });
});

it('never goes back in time when the device’s snapshot comes after the trade list', () => {
  restoreQuotes(book, items, NOW);
  book.restore(1, { lastPrice: 107_000, dayOpen: undefined, isMarketOpen: undefined }, NOW - 1);
  expect(book.quote(1)).toMatchObject({ lastPrice: 108_500, receivedAt: NOW });
});
