/** The part of a browser's history that overlays use. */
export interface OverlayHistory {
  /** How many overlays the present entry stands for. */
  readonly depth: () => number;
  /** Adds an entry of the same address that stands for so many overlays. */
  readonly push: (depth: number) => void;
  /** Goes so many entries back; the browser gets there later, and tells by `OverlayStack.traversed`. */
  readonly back: (steps: number) => void;
}

interface Overlay {
  readonly close: () => void;
}

/** A browser that has not gone back by then never will: nothing may wait for it for ever, ms. */
const RETURN_MS = 1_000;

type Later = (run: () => void, afterMs: number) => void;

/** For a place without a history. */
const NO_HISTORY: OverlayHistory = { depth: () => 0, push() {}, back() {} };

/**
 * What lies over the screen, the topmost last. Each has an entry of its own in the history: going back closes the
 * top one, and closing one in another way takes its entry out again. Entries follow a task later than the overlays,
 * so that one that opens in place of another takes over its entry.
 */
export class OverlayStack {
  #history = NO_HISTORY;
  readonly #later: Later;
  #open: readonly Overlay[] = [];
  /** How many of the open ones have an entry, counted from below. */
  #entered = 0;
  /** Whether entries are being taken out: the history stands still until the browser is there. */
  #returning = false;
  #settling = false;
  #waiting: (() => void)[] = [];

  /** @param later runs something in a task of its own */
  constructor(later: Later) {
    this.#later = later;
  }

  /** How many are open. */
  get size(): number {
    return this.#open.length;
  }

  /** Whether the browser is on its way back: what navigates now would be undone. */
  get isReturning(): boolean {
    return this.#returning;
  }

  /** Runs something as soon as it may navigate. */
  whenReturned(run: () => void): void {
    this.#waiting.push(run);
    this.#settle();
  }

  /** From now on overlays have entries. Those of overlays that went with an earlier page are left at once. */
  attach(history: OverlayHistory): void {
    this.#history = history;
    this.#settle();
  }

  /** An overlay has opened; `close` is called when it is gone back from. Returns what says that it has closed. */
  add(close: () => void): () => void {
    const overlay = { close };
    this.#keep([...this.#open, overlay]);
    return () => this.#keep(this.#open.filter((each) => each !== overlay));
  }

  /** The browser has moved in its history. */
  traversed(): void {
    this.#returning = false;
    const depth = this.#history.depth();
    const left = this.#open.slice(depth, this.#entered);
    this.#keep([...this.#open.slice(0, depth), ...this.#open.slice(Math.max(depth, this.#entered))]);
    this.#entered = Math.min(depth, this.#entered);
    closeFromTop(left);
  }

  /** Closes everything; `then` runs once the history is where it was before, so that it may go elsewhere. */
  leave(then: () => void): void {
    const left = this.#open;
    this.#open = [];
    closeFromTop(left);
    this.whenReturned(then);
  }

  #keep(open: readonly Overlay[]): void {
    this.#open = open;
    if (this.#settling) return;
    this.#settling = true;
    this.#later(() => {
      this.#settling = false;
      this.#settle();
    }, 0);
  }

  /** Has as many entries as there are overlays. */
  #settle(): void {
    if (this.#returning) return;
    const depth = this.#history.depth();
    const wanted = this.#open.length;
    for (let entry = depth; entry < wanted; entry++) this.#history.push(entry + 1);
    this.#entered = wanted;
    if (depth > wanted) {
      this.#returning = true;
      this.#history.back(depth - wanted);
      this.#later(() => this.#release(), RETURN_MS);
    } else this.#release();
  }

  #release(): void {
    this.#returning = false;
    for (const run of this.#waiting.splice(0)) run();
  }
}

function closeFromTop(overlays: readonly Overlay[]): void {
  const left = [...overlays];
  while (left.length > 0) left.pop()?.close();
}
