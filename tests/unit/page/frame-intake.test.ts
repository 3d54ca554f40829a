import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ChartUpdate } from '../../../src/contract/worker/chart.ts';
import type { TicketPreview } from '../../../src/contract/worker/ticket.ts';
import {
  CREDIT,
  PRICES_SHARED,
  QUOTE,
  QUOTE_STRIDE,
  type Frame,
  type FramePort,
} from '../../../src/contract/worker/frame.ts';
import { fromScaled } from '../../../src/domain/decimal.ts';
import { receiveFrames } from '../../../src/worker-client/frame-intake.ts';
import { Gestures } from '../../../src/worker-client/gestures.ts';
import { createFrameReader } from '../../../src/state/frame-reader.ts';
import { createLiveState } from '../../../src/state/live-state.ts';
import { createQuotes } from '../../../src/state/quotes.ts';
import { createWorkerState } from '../../../src/state/worker-state.ts';
import { SharedQuotesWriter } from '../../../workers/publish/shared-quotes-writer.ts';
import { sharedQuotes } from '../../support/shared-quotes.ts';

/** A port that answers nothing by itself, and counts what is asked of it. */
class StubPort implements FramePort {
  onmessage: FramePort['onmessage'] = null;
  readonly postMessage = vi.fn();
  readonly start = vi.fn();
  readonly close = vi.fn();

  deliver(frame: Frame | typeof PRICES_SHARED): void {
    (this.onmessage as ((event: { data: Frame | typeof PRICES_SHARED }) => void) | null)?.({ data: frame });
  }
}

/** The display: frames come when the test says so. */
class StubDisplay {
  hidden = false;
  readonly waiting = new Map<number, () => void>();
  /** What happens while the document is laid out. */
  meanwhile: () => void = () => undefined;
  readonly documentElement: { readonly offsetHeight: number };
  #last = 0;

  constructor() {
    const layOut = (): void => this.meanwhile();
    this.documentElement = {
      get offsetHeight() {
        layOut();
        return 0;
      },
    };
  }

  request = (run: () => void): number => {
    this.waiting.set(++this.#last, run);
    return this.#last;
  };

  cancel = (id: number): void => {
    this.waiting.delete(id);
  };

  next(): void {
    const due = [...this.waiting.values()];
    this.waiting.clear();
    for (const run of due) run();
  }
}

const first: Frame = { notices: [{ kind: 'sessionEnded' }] };
const second: Frame = { account: null };
const prices: Frame = { quotes: new Float64Array(6) };

interface Receiving {
  readonly port: StubPort;
  readonly display: StubDisplay;
  readonly apply: ReturnType<typeof vi.fn>;
  readonly gestures: Gestures;
  readonly stop: () => void;
}

function preview(changed: Partial<TicketPreview>): TicketPreview {
  const unknown = { margin: undefined, fee: undefined, freeMargin: undefined, marginLevelAfter: undefined };
  const allowed = { block: undefined, faults: {}, sideFaults: { buy: {}, sell: {} } };
  return { instrumentId: 1, ...unknown, ...allowed, ...changed };
}

function receiving(quotes?: SharedArrayBuffer): Receiving {
  const port = new StubPort();
  const display = new StubDisplay();
  vi.stubGlobal('document', display);
  vi.stubGlobal('requestAnimationFrame', display.request);
  vi.stubGlobal('cancelAnimationFrame', display.cancel);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const gestures = new Gestures(() => Date.now());
  const worker = createWorkerState();
  const { apply: read, canWait } = createFrameReader({ ...createLiveState(worker), ...createQuotes(worker) });
  const apply = vi.fn(read);
  return { port, display, apply, gestures, stop: receiveFrames({ port, quotes }, { apply, canWait }, gestures) };
}

describe('taking in frames', () => {
  it('starts the port', () => {
    const { port } = receiving();
    expect(port.start).toHaveBeenCalledTimes(1);
  });

  it('returns the credit for each frame at once, before anything is applied', () => {
    const { port, apply } = receiving();
    port.deliver(first);
    port.deliver(second);
    expect(port.postMessage.mock.calls).toEqual([
      [CREDIT, []],
      [CREDIT, []],
    ]);
    expect(apply).not.toHaveBeenCalled();
  });

  it('applies everything that came once in a display frame, in order', () => {
    const { port, display, apply } = receiving();
    port.deliver(first);
    port.deliver(second);
    expect(display.waiting.size).toBe(1);
    display.next();
    expect(apply.mock.calls).toEqual([[[first, second]]]);
  });

  it('applies what comes later in the next display frame', () => {
    const { port, display, apply } = receiving();
    port.deliver(first);
    display.next();
    port.deliver(second);
    display.next();
    expect(apply.mock.calls).toEqual([[[first]], [[second]]]);
  });

  it('applies at once on a hidden page', () => {
    const { port, display, apply } = receiving();
    display.hidden = true;
    port.deliver(first);
    expect(apply.mock.calls).toEqual([[[first]]]);
    expect(display.waiting.size).toBe(0);
  });

  it('applies once what waited when the page was hidden', () => {
    const { port, display, apply } = receiving();
    port.deliver(first);
    display.hidden = true;
    port.deliver(second);
    expect(apply.mock.calls).toEqual([[[first, second]]]);
    display.hidden = false;
    display.next();
    port.deliver(first);
    display.next();
    expect(apply.mock.calls).toEqual([[[first, second]], [[first]]]);
  });

  it('takes in what is there when it is stopped, and then nothing', () => {
    const { port, display, apply, stop } = receiving();
    port.deliver(prices);
    stop();
    expect(apply.mock.calls).toEqual([[[prices]]]);
    expect(port.close).toHaveBeenCalledTimes(1);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
  });
});

describe('while the page is scrolled', () => {
  it('prices come on a beat, and what the server or the user did at once', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { port, display, apply, gestures } = receiving();
    gestures.scroll();
    port.deliver(prices);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
    port.deliver(prices);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(128);
    display.next();
    expect(apply).toHaveBeenCalledTimes(2);
    port.deliver(first);
    display.next();
    expect(apply).toHaveBeenCalledTimes(3);
  });
});

describe('while a press is being answered', () => {
  it('one timer waits, however many prices come', () => {
    const { port } = pressed();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    for (let frame = 0; frame < 5; frame++) port.deliver(prices);
    expect(timers).toHaveBeenCalledTimes(1);
  });

  function pressed(): Receiving {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const all = receiving();
    all.gestures.press();
    return all;
  }

  it('prices wait, merged, and their credit does not', () => {
    const { port, display, apply } = pressed();
    port.deliver(prices);
    port.deliver(second);
    expect(port.postMessage).toHaveBeenCalledTimes(2);
    expect(display.waiting.size).toBe(0);
    vi.advanceTimersByTime(50);
    display.next();
    expect(apply.mock.calls).toEqual([[[prices, second]]]);
  });

  it('prices wait that were about to be shown', () => {
    const { port, display, apply, gestures } = pressed();
    vi.advanceTimersByTime(50);
    port.deliver(prices);
    gestures.press();
    display.next();
    expect(apply).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    display.next();
    expect(apply.mock.calls).toEqual([[[prices]]]);
  });

  it('what may be the answer does not wait, nor do the prices before it', () => {
    const { port, display, apply } = pressed();
    port.deliver(prices);
    port.deliver(first);
    display.next();
    expect(apply.mock.calls).toEqual([[[prices, first]]]);
    vi.advanceTimersByTime(50);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it.each<Frame>([
    { ticket: preview({ block: 'offline' }) },
    { state: {} },
    { chart: { kind: 'replace' } as ChartUpdate },
  ])('an answer is %o', (answer) => {
    const { port, display, apply } = pressed();
    port.deliver(answer);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('the amounts of the ticket wait as prices do, and its rules do not', () => {
    const { port, display, apply } = pressed();
    const begun: Frame = { ticket: preview({ fee: undefined }) };
    port.deliver(begun);
    display.next();
    port.deliver({ ticket: preview({ fee: fromScaled(3, 0) }) });
    expect(display.waiting.size).toBe(0);
    port.deliver({ ticket: preview({ block: 'noPrice' }) });
    display.next();
    expect(apply).toHaveBeenCalledTimes(2);
  });

  it('the end of the port is the end of the waiting', () => {
    const { port, display, apply, stop } = pressed();
    port.deliver(prices);
    stop();
    vi.advanceTimersByTime(50);
    display.next();
    expect(apply).toHaveBeenCalledTimes(1);
  });
});

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
