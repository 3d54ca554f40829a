import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compactQuotesTime,
  decodeCompactQuotes,
  encodeCompactQuotes,
  type CompactQuote,
  type CompactQuoteSink,
} from '../../src/contract/wire/compact-quotes.ts';

type Heard = [id: number, close: number, open: number, isMarketOpen: boolean | undefined];

const price = fc.integer({ min: 0, max: 2 ** 51 });
const quotes = fc
  .uniqueArray(
    fc.record<CompactQuote>({
      id: fc.integer({ min: 0, max: 5_000_000 }),
      close: price,
      open: price,
      isMarketOpen: fc.option(fc.boolean(), { nil: undefined }),
      sendsOpen: fc.boolean(),
    }),
    { selector: (quote) => quote.id, maxLength: 40 },
  )
  .map((list) => list.toSorted((a, b) => a.id - b.id));

function listener(opens: ReadonlyMap<number, number>): CompactQuoteSink & { readonly heard: Heard[] } {
  const heard: Heard[] = [];
  return { heard, openOf: (id) => opens.get(id), quote: (...quote) => void heard.push(quote) };
}

function bufferOf(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

describe('compact quotes', () => {
  it('come out as they went in, whatever the prices', () => {
    fc.assert(
      fc.property(quotes, fc.integer({ min: 0, max: 2 ** 45 }), (list, ts) => {
        const frame = bufferOf(encodeCompactQuotes(ts, list));
        const sink = listener(new Map(list.map((quote) => [quote.id, quote.open])));
        expect(decodeCompactQuotes(frame, sink)).toBe(true);
        expect(sink.heard).toEqual(list.map(({ id, close, open, isMarketOpen }) => [id, close, open, isMarketOpen]));
        expect(compactQuotesTime(frame)).toBe(ts);
      }),
    );
  });

  it('are refused in another order than that of the instruments, which could not be read', () => {
    const quote = { close: 1, open: 1, isMarketOpen: undefined, sendsOpen: false };
    expect(() =>
      encodeCompactQuotes(0, [
        { id: 2, ...quote },
        { id: 1, ...quote },
      ]),
    ).toThrow(RangeError);
  });

  it('say nothing of an instrument whose open was never heard', () => {
    fc.assert(
      fc.property(quotes, (list) => {
        const sink = listener(new Map());
        expect(decodeCompactQuotes(bufferOf(encodeCompactQuotes(1, list)), sink)).toBe(true);
        expect(sink.heard.map(([id]) => id)).toEqual(list.filter((quote) => quote.sendsOpen).map(({ id }) => id));
      }),
    );
  });

  it('never throw and never run on for rubbish', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const sink = listener(new Map());
        const frame = new Uint8Array([1, ...bytes]);
        decodeCompactQuotes(bufferOf(frame), sink);
        expect(sink.heard.length).toBeLessThanOrEqual(bytes.length);
      }),
    );
    expect(decodeCompactQuotes(new ArrayBuffer(0), listener(new Map()))).toBe(false);
    expect(decodeCompactQuotes(bufferOf(new Uint8Array(9).fill(2)), listener(new Map()))).toBe(false);
  });

  it('take a few bytes a tick', () => {
    const list = Array.from({ length: 100 }, (_, index): CompactQuote => {
      const open = 116_520 + index;
      return { id: index + 1, close: open + index * 3, open, isMarketOpen: undefined, sendsOpen: false };
    });
    const json = JSON.stringify({ Id: 1, Code: 'EURUSD', Open: '1.16520', Close: '1.16822', Change: '0.26' }).length;
    expect(encodeCompactQuotes(1, list).length / list.length).toBeLessThan(json / 5);
  });
});
