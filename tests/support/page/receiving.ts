/** The page's side of the frame port: what takes them in, at a port and a display that a test moves. */
import { onTestFinished, vi } from 'vitest';
import { PRICES_SHARED, type Frame, type FramePort } from '../../../src/contract/worker/frame.ts';
import { receiveFrames } from '../../../src/worker-client/frame-intake.ts';
import { Gestures } from '../../../src/worker-client/gestures.ts';
import { createFrameReader } from '../../../src/state/frame-reader.ts';
import { createLiveState } from '../../../src/state/live-state.ts';
import { createQuotes } from '../../../src/state/quotes.ts';
import { createWorkerState } from '../../../src/state/worker-state.ts';

/** A port that answers nothing by itself, and counts what is asked of it. */
export class StubPort implements FramePort {
  onmessage: FramePort['onmessage'] = null;
  readonly postMessage = vi.fn();
  readonly start = vi.fn();
  readonly close = vi.fn();

  deliver(frame: Frame | typeof PRICES_SHARED): void {
    (this.onmessage as ((event: { data: Frame | typeof PRICES_SHARED }) => void) | null)?.({ data: frame });
  }
}

/** The display: frames come when the test says so. */
export class StubDisplay {
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

export const first: Frame = { notices: [{ kind: 'sessionEnded' }] };
export const second: Frame = { account: null };
export const prices: Frame = { quotes: new Float64Array(6) };

export interface Receiving {
  readonly port: StubPort;
  readonly display: StubDisplay;
  readonly apply: ReturnType<typeof vi.fn>;
  readonly gestures: Gestures;
  readonly stop: () => void;
}
export function receiving(quotes?: SharedArrayBuffer): Receiving {
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
