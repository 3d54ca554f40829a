/** One chart at 60 frames a second fills a cheap phone's main thread; eyes are served by eight. */
const REDRAW_MS = 125;

/**
 * When a chart draws what is new: a few times a second, and not in the frame that answers a press, of which it would
 * take a fifth.
 */
export class RedrawPace {
  readonly #draw: () => void;
  readonly #answering: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param answering how long the screen still belongs to the answer to a press, ms */
  constructor(draw: () => void, answering: () => number) {
    this.#draw = draw;
    this.#answering = answering;
  }

  /** There is something new. */
  ask(): void {
    this.#timer ??= setTimeout(this.#due, REDRAW_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  readonly #due = (): void => {
    const wait = this.#answering();
    this.#timer = wait > 0 ? setTimeout(this.#due, wait) : undefined;
    if (wait <= 0) this.#draw();
  };
}
