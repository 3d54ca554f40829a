// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { effect } from '../../../src/state/signals.ts';
import { quoteRows } from '../../support/page/quote-rows.ts';
import { applyFrames, freshPage, page } from '../../support/page/fresh-page.ts';

beforeEach(freshPage);

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
      { id: 11, lastPrice: 108_543, dayOpen: 108_000, change: 50, receivedAt: 1_700_000_000_123 },
      { id: 12, lastPrice: 5, receivedAt: 7, isMarketOpen: false, stale: true },
    );
    applyFrames([{ quotes: rows }]);
    const { lastPrice, dayOpen, change, receivedAt, isStale, isMarketOpen } = page.state.quoteOf(11);
    expect([lastPrice.value, dayOpen.value, change.value, receivedAt.value]).toEqual([
      108_543, 108_000, 50, 1_700_000_000_123,
    ]);
    expect([isStale.value, isMarketOpen.value]).toEqual([false, true]);
    const other = page.state.quoteOf(12);
    expect([other.lastPrice.value, other.dayOpen.value, other.change.value]).toEqual([5, Number.NaN, Number.NaN]);
    expect([other.isStale.value, other.isMarketOpen.value]).toEqual([true, false]);
  });

  it('are missing, stale and closed before any came', () => {
    const { lastPrice, dayOpen, change, receivedAt, isStale, isMarketOpen } = page.state.quoteOf(21);
    expect([lastPrice.value, dayOpen.value, change.value, receivedAt.value]).toEqual(
      Array.from({ length: 4 }, () => Number.NaN),
    );
    expect([isStale.value, isMarketOpen.value]).toEqual([true, false]);
  });

  it('are one set of signals for an instrument', () => {
    expect(page.state.quoteOf(22)).toBe(page.state.quoteOf(22));
    expect(page.state.quoteOf(22)).not.toBe(page.state.quoteOf(23));
  });

  it('wake what shows their instrument and nothing else', () => {
    const own = countRuns(() => page.state.quoteOf(31).lastPrice.value);
    const other = countRuns(() => page.state.quoteOf(32).lastPrice.value);
    applyFrames([{ quotes: quoteRows({ id: 31, lastPrice: 5 }) }]);
    expect([own(), other()]).toEqual([2, 1]);
  });

  it('that did not change wake nothing, a missing price neither', () => {
    applyFrames([{ quotes: quoteRows({ id: 41, lastPrice: 5 }) }]);
    const runs = countRuns(() => [page.state.quoteOf(41).lastPrice.value, page.state.quoteOf(41).change.value]);
    applyFrames([{ quotes: quoteRows({ id: 41, lastPrice: 5, receivedAt: 9 }) }]);
    expect(runs()).toBe(1);
  });

  it('wake a reader of several columns once, however many frames came', () => {
    const seen: number[][] = [];
    const { lastPrice, change } = page.state.quoteOf(51);
    const stop = effect(() => {
      seen.push([lastPrice.value, change.value]);
    });
    onTestFinished(stop);
    applyFrames([
      { quotes: quoteRows({ id: 51, lastPrice: 1, change: 10 }) },
      { quotes: quoteRows({ id: 51, lastPrice: 2, change: 20 }) },
    ]);
    expect(seen).toEqual([
      [Number.NaN, Number.NaN],
      [2, 20],
    ]);
  });

  it('end with the last whole row', () => {
    applyFrames([{ quotes: quoteRows({ id: 61, lastPrice: 1 }, { id: 62, lastPrice: 1 }).subarray(0, 8) }]);
    expect([page.state.quoteOf(61).lastPrice.value, page.state.quoteOf(62).lastPrice.value]).toEqual([1, Number.NaN]);
  });
});
