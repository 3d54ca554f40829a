import { CREDIT, PRICES_SHARED, type Frame, type FrameChannel, type FramePort } from '../contract/worker/frame.ts';
import type { Gestures } from './gestures.ts';
import { SharedQuotesReader } from './shared-quotes-reader.ts';

/** What reads the frames of a worker. */
export interface FrameReader {
  /** Takes what came since the last display frame, oldest first. */
  readonly apply: (frames: readonly Frame[]) => void;
  /** Whether a frame only moves prices, and so may wait while a press is being answered. */
  readonly canWait: (frame: Frame) => boolean;
}

type Waits = Pick<Gestures, 'wait' | 'shown' | 'pricesDue'>;

/**
 * Prices that follow others within this time are looked for in each display frame from then on, until one has none: that
 * costs the page less than to be told of each.
 */
const FOLLOWED_MS = 50;

/**
 * Receives frames, returns the credit at once, and hands everything staged to the reader once per display frame, with
 * the prices that lie in shared memory then. While a press is being answered or the page is scrolled, what only moves
 * prices waits. A hidden page has no display frames, so there it applies on arrival: the worker sends it little.
 * Returns how to stop.
 */
export function receiveFrames(frames: FrameChannel, reader: FrameReader, gestures: Waits): () => void {
  const intake = new FrameIntake(frames, reader, gestures);
  return () => intake.stop();
}

class FrameIntake {
  readonly #port: FramePort;
  readonly #quotes: SharedQuotesReader | undefined;
  readonly #reader: FrameReader;
  readonly #gestures: Waits;
  #staged: Frame[] = [];
  #scheduled = 0;
  #held: ReturnType<typeof setTimeout> | undefined;
  #quotesAt = Number.NEGATIVE_INFINITY;

  constructor({ port, quotes }: FrameChannel, reader: FrameReader, gestures: Waits) {
    this.#port = port;
    this.#quotes = quotes && new SharedQuotesReader(quotes);
    this.#reader = reader;
    this.#gestures = gestures;
    port.onmessage = ({ data }: MessageEvent<Frame | typeof PRICES_SHARED>) => this.#receive(data);
    port.start();
  }

  stop(): void {
    // What the worker said before its end stands until another says more.
    this.#apply();
    this.#cancel();
    this.#port.close();
  }

  #receive(message: Frame | typeof PRICES_SHARED): void {
    if (message !== PRICES_SHARED) {
      this.#staged.push(message);
      this.#port.postMessage(CREDIT, []);
    }
    const canWait = message === PRICES_SHARED || this.#reader.canWait(message);
    if (document.hidden) this.#flush();
    else if (this.#scheduled === 0 && (this.#held === undefined || !canWait)) this.#schedule();
  }

  readonly #schedule = (): void => {
    this.#cancel();
    const wait = this.#waitsForGesture();
    if (wait > 0) this.#held = setTimeout(this.#schedule, wait);
    else this.#awaitFrame(requestAnimationFrame(this.#drawn));
  };

  readonly #drawn = (): void => {
    this.#awaitFrame(0);
    if (this.#waitsForGesture() > 0) this.#schedule();
    else this.#flush();
  };

  /** How long, ms. */
  #waitsForGesture(): number {
    const wait = this.#gestures.wait();
    return wait > 0 && this.#staged.every(this.#reader.canWait) ? wait : 0;
  }

  #flush(): void {
    // One that was asked for before the page was hidden would come for nothing when it is seen again.
    this.#cancel();
    const hadQuotes = this.#apply();
    if (hadQuotes && !document.hidden) this.#applyLate();
    if (!this.#quotes || !(this.#isFollowed(hadQuotes) || !this.#quotes.wait())) return;
    if (document.hidden) this.#flush();
    else this.#schedule();
  }

  /**
   * What the worker wrote while the first were being written and laid out is shown in the same display frame. The browser
   * would have laid those out a moment later anyway.
   */
  #applyLate(): void {
    void document.documentElement.offsetHeight;
    this.#apply();
  }

  /** Returns whether there were prices in shared memory. */
  #apply(): boolean {
    const frames = this.#staged;
    this.#staged = [];
    const quotes = this.#quotes?.take();
    if (quotes) frames.push({ quotes });
    if (frames.length === 0) return false;
    this.#gestures.shown();
    this.#reader.apply(frames);
    return quotes !== undefined;
  }

  #isFollowed(hadQuotes: boolean): boolean {
    if (!hadQuotes || document.hidden) return false;
    const before = this.#quotesAt;
    this.#quotesAt = performance.now();
    return this.#quotesAt - before < FOLLOWED_MS;
  }

  #cancel(): void {
    if (this.#scheduled !== 0) cancelAnimationFrame(this.#scheduled);
    if (this.#held !== undefined) clearTimeout(this.#held);
    this.#awaitFrame(0);
    this.#held = undefined;
  }

  /** @param scheduled the request for a display frame, 0 if there is none */
  #awaitFrame(scheduled: number): void {
    this.#scheduled = scheduled;
    this.#gestures.pricesDue = scheduled !== 0;
  }
}
