import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PRICES_SHARED, QUOTE, QUOTE_STRIDE, type Frame } from '../../../src/contract/worker/frame.ts';
import { SharedQuotesWriter } from '../../../workers/publish/shared-quotes-writer.ts';
import { first, receiving, second } from '../../support/page/receiving.ts';
import { sharedQuotes } from '../../support/shared-quotes.ts';

describe('prices in shared memory', () => {
  function rowsOf(...ids: number[]): Float64Array {
    const rows = new Float64Array(ids.length * QUOTE_STRIDE);
    ids.forEach((id, row) => (rows[row * QUOTE_STRIDE + QUOTE.instrumentId] = id));
    return rows;
  }

  function sharing() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const memory = sharedQuotes();
    const writer = new SharedQuotesWriter(memory);
    const page = receiving(memory);
    /** Instruments of the prices that each display frame had; their memory is the worker's again in the next. */
    const shown: number[][] = [];
    const inFrames = (frames: readonly Frame[]): number[] =>
      frames.flatMap(({ quotes }) => [...(quotes ?? [])].filter((_, at) => at % QUOTE_STRIDE === QUOTE.instrumentId));
    page.apply.mockImplementation((frames: readonly Frame[]) => shown.push(inFrames(frames)));
    // As the worker does.
    const write = (...ids: number[]): boolean => {
      const mustTell = writer.write(rowsOf(...ids));
      if (mustTell) page.port.deliver(PRICES_SHARED);
      return mustTell;
    };
    const frame = (): void => {
      vi.advanceTimersByTime(16);
      page.display.next();
    };
    return { ...page, shown, write, frame };
  }

  it('are taken in the next display frame, and no credit is returned', () => {
    const { port, shown, write, frame } = sharing();
    expect(write(1, 2)).toBe(true);
    expect(shown).toEqual([]);
    frame();
    expect(shown).toEqual([[1, 2]]);
    expect(port.postMessage).not.toHaveBeenCalled();
  });

  it('are told one by one while they are rare, and the page draws nothing in between', () => {
    const { display, shown, write, frame } = sharing();
    for (const id of [1, 2, 3]) {
      expect(write(id)).toBe(true);
      frame();
      expect(display.waiting.size).toBe(0);
      vi.advanceTimersByTime(50);
    }
    expect(shown).toEqual([[1], [2], [3]]);
  });

  it('are looked for in each display frame while one follows the other, until one has none', () => {
    const { display, shown, write, frame } = sharing();
    write(1);
    frame();
    expect(write(2)).toBe(true);
    frame();
    expect(write(3)).toBe(false);
    frame();
    expect(write(4)).toBe(false);
    frame();
    frame();
    expect(shown).toEqual([[1], [2], [3], [4]]);
    expect(display.waiting.size).toBe(0);
    expect(write(5)).toBe(true);
  });

  it('that come while others are laid out are shown with them', () => {
    const { display, shown, write, frame } = sharing();
    display.meanwhile = () => write(2);
    write(1);
    frame();
    expect(shown).toEqual([[1], [2]]);
  });

  it('lay nothing out where there are none, or nobody sees them', () => {
    const { display, shown, port, write, frame } = sharing();
    display.meanwhile = () => expect.unreachable();
    port.deliver(first);
    frame();
    display.hidden = true;
    write(1);
    expect(shown).toEqual([[], [1]]);
  });

  it('are taken with the frames that came meanwhile, after them', () => {
    const { port, apply, write, display } = sharing();
    write(1);
    port.deliver(second);
    display.next();
    expect(apply.mock.calls).toEqual([[[second, { quotes: rowsOf(1) }]]]);
  });

  it('wait for a press to be answered, and go with the answer', () => {
    const { port, display, gestures, shown, write } = sharing();
    gestures.press();
    write(1);
    expect(display.waiting.size).toBe(0);
    port.deliver(first);
    display.next();
    expect(shown).toEqual([[1]]);
  });

  it('keep to their beat while the page is scrolled, one display frame without any included', () => {
    const { gestures, shown, write, frame } = sharing();
    write(1);
    frame();
    write(2);
    frame();
    // It is looked for, and there is none.
    frame();
    gestures.scroll();
    vi.advanceTimersByTime(90);
    gestures.scroll();
    write(3);
    frame();
    vi.advanceTimersByTime(16);
    frame();
    expect(shown).toEqual([[1], [2], [3]]);
  });

  it('are taken at once on a hidden page, each', () => {
    const { display, shown, write } = sharing();
    display.hidden = true;
    for (const id of [1, 2, 3]) expect(write(id)).toBe(true);
    expect(shown).toEqual([[1], [2], [3]]);
  });

  it('are taken when the page is seen again that was hidden before it drew', () => {
    const { display, shown, write, frame } = sharing();
    write(1);
    display.hidden = true;
    expect(write(2)).toBe(false);
    display.hidden = false;
    frame();
    expect(shown).toEqual([[1, 2]]);
  });

  it('are taken where the worker has ended before the page drew', () => {
    const { shown, write, stop } = sharing();
    write(1);
    stop();
    expect(shown).toEqual([[1]]);
  });
});
