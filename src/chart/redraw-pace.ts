import { atFrameStart } from '../ui/frame-start.ts';

/** One chart at 60 frames a second fills a cheap phone's main thread; eyes are served by eight. */
const REDRAW_MS = 125;

/**
 * When a chart draws what is new: a few times a second, and not in the frame that answers a press, of which it would
 * take a fifth. The library draws in the display frame after it was told of a bar. So it is told when a frame has begun:
 * what is told between two frames is drawn before the answer to a press that comes after it.
 */
export class RedrawPace {
  readonly #draw: () => void;
  readonly #answering: () => number;
  readonly #atFrameStart: typeof atFrameStart;
  #callOff: (() => void) | undefined;

  /** @param answering how long the screen still belongs to the answer to a press, ms */
  constructor(draw: () => void, answering: () => number, frameStart = atFrameStart) {
    this.#draw = draw;
    this.#answering = answering;
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
    const wait = this.#answering();
    if (wait > 0) this.#waitFor(wait);
    else this.#draw();
  };
}
