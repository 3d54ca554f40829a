import { describe, expect, it, onTestFinished } from 'vitest';
import { applyFrames } from '../../../src/state/apply-frame.ts';
import { quoteOf } from '../../../src/state/quotes.ts';
import { effect } from '../../../src/state/signals.ts';
import { quoteRows } from '../../support/page/quote-rows.ts';

/** Counts how often an effect that reads this runs. */
function countRuns(read: () => unknown): () => number {
  let runs = 0;
  const stop = effect(() => {
    read();
    runs++;
  });
  onTestFinished(stop);
  return () => runs;
}

describe('the quotes of a frame', () => {
  it('reach the signals of their instruments', () => {
    const rows = quoteRows(
      { id: 11, close: 108_543, open: 108_000, change: 50, receivedAt: 1_700_000_000_123 },
      { id: 12, close: 5, receivedAt: 7, marketOpen: false, stale: true },
    );
    applyFrames([{ quotes: rows }]);
    const { close, open, change, receivedAt, stale, marketOpen } = quoteOf(11);
    expect([close.value, open.value, change.value, receivedAt.value]).toEqual([
      108_543, 108_000, 50, 1_700_000_000_123,
    ]);
    expect([stale.value, marketOpen.value]).toEqual([false, true]);
    const other = quoteOf(12);
    expect([other.close.value, other.open.value, other.change.value]).toEqual([5, Number.NaN, Number.NaN]);
    expect([other.stale.value, other.marketOpen.value]).toEqual([true, false]);
  });

  it('are missing, stale and closed before any came', () => {
    const { close, open, change, receivedAt, stale, marketOpen } = quoteOf(21);
    expect([close.value, open.value, change.value, receivedAt.value]).toEqual(
      Array.from({ length: 4 }, () => Number.NaN),
    );
    expect([stale.value, marketOpen.value]).toEqual([true, false]);
  });

  it('are one set of signals for an instrument', () => {
    expect(quoteOf(22)).toBe(quoteOf(22));
    expect(quoteOf(22)).not.toBe(quoteOf(23));
  });

  it('wake what shows their instrument and nothing else', () => {
    const own = countRuns(() => quoteOf(31).close.value);
    const other = countRuns(() => quoteOf(32).close.value);
    applyFrames([{ quotes: quoteRows({ id: 31, close: 5 }) }]);
    expect([own(), other()]).toEqual([2, 1]);
  });

  it('that did not change wake nothing, a missing price neither', () => {
    applyFrames([{ quotes: quoteRows({ id: 41, close: 5 }) }]);
    const runs = countRuns(() => [quoteOf(41).close.value, quoteOf(41).change.value]);
    applyFrames([{ quotes: quoteRows({ id: 41, close: 5, receivedAt: 9 }) }]);
    expect(runs()).toBe(1);
  });

  it('wake a reader of several columns once, however many frames came', () => {
    const seen: number[][] = [];
    const { close, change } = quoteOf(51);
    const stop = effect(() => {
      seen.push([close.value, change.value]);
    });
    onTestFinished(stop);
    applyFrames([
      { quotes: quoteRows({ id: 51, close: 1, change: 10 }) },
      { quotes: quoteRows({ id: 51, close: 2, change: 20 }) },
    ]);
    expect(seen).toEqual([
      [Number.NaN, Number.NaN],
      [2, 20],
    ]);
  });

  it('end with the last whole row', () => {
    applyFrames([{ quotes: quoteRows({ id: 61, close: 1 }, { id: 62, close: 1 }).subarray(0, 8) }]);
    expect([quoteOf(61).close.value, quoteOf(62).close.value]).toEqual([1, Number.NaN]);
  });
});
