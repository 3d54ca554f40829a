import { atFrameStart } from '../ui/frame-start.ts';

/** One chart at 60 frames a second fills a cheap phone's main thread; eyes are served by eight. */
const REDRAW_MS = 125;

/** What else the screen is used for. */
export interface ScreenUse {
  /** How long the screen still belongs to the answer to a press, ms. */
  readonly answering: () => number;
  /** Whether the display frame that begins shows prices. */
  readonly pricesDue: () => boolean;
}

/**
 * When a chart draws what is new: a few times a second, not in the frame that answers a press, of which it would take a
 * fifth, and in the frame after one that shows prices: a press that comes within both at once would wait for twice as
 * long. The library draws in the display frame after it was told of a bar. So it is told when a frame has begun: what is
 * told between two frames is drawn before the answer to a press that comes after it.
 */
export class RedrawPace {
  readonly #draw: () => void;
  readonly #screen: ScreenUse;
  readonly #atFrameStart: typeof atFrameStart;
  #callOff: (() => void) | undefined;
  #gaveWay = false;

  constructor(draw: () => void, screen: ScreenUse, frameStart = atFrameStart) {
    this.#draw = draw;
    this.#screen = screen;
    this.#atFrameStart = frameStart;
  }

  /** There is something new. */
  ask(): void {
    if (!this.#callOff) this.#waitFor(REDRAW_MS);
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  #waitFor(ms: number): void {
    const timer = setTimeout(this.#due, ms);
    this.#callOff = () => clearTimeout(timer);
  }

  readonly #due = (): void => {
    this.#callOff = this.#atFrameStart(this.#frameBegan);
  };

  readonly #frameBegan = (): void => {
    this.#callOff = undefined;
    const wait = this.#screen.answering();
    if (wait > 0) return this.#waitFor(wait);
    // Once only: beside a list that moves there may be prices in every frame.
    this.#gaveWay = !this.#gaveWay && this.#screen.pricesDue();
    if (this.#gaveWay) this.#due();
    else this.#draw();
  };
}
