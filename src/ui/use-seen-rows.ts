import { useEffect, useMemo, type RefObject } from 'react';
import { signal, type ReadonlySignal } from '../state/signals.ts';

export interface SeenRows {
  readonly first: number;
  /** After the last one. */
  readonly end: number;
  /** That the scroller can show at once, wherever it stands. */
  readonly most: number;
  readonly rowHeight: number;
  /** Whether the list is being scrolled. */
  readonly moving: boolean;
}

/** A list that was not scrolled for so long stands still. */
const REST_MS = 300;

/**
 * Which rows of a list a scroller shows, where all rows are as high as the first one.
 * @param rowHeight of a row before one is there, px
 */
export function useSeenRows(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  rowHeight: number,
): ReadonlySignal<SeenRows> {
  const seen = useMemo(() => signal(wholeScreen(rowHeight)), [rowHeight]);
  useEffect(() => {
    const firstRow = body.current?.firstElementChild;
    if (!scroller.current || !firstRow) return undefined;
    const watch = new RowWatch(scroller.current, firstRow, rowHeight, (now) => {
      if (!sameRows(seen.peek(), now)) seen.value = now;
    });
    return () => watch.dispose();
  }, [scroller, body, rowHeight, seen]);
  return seen;
}

/** What a screen's head and its tabs take of its height at the least, px. */
const BARS_PX = 180;

/** A guess, so that rows can be drawn before anything has been measured. */
function wholeScreen(rowHeight: number): SeenRows {
  const most = Math.ceil((window.innerHeight - BARS_PX) / rowHeight);
  return { first: 0, end: most, most, rowHeight, moving: false };
}

function sameRows(one: SeenRows, other: SeenRows): boolean {
  return (
    one.first === other.first &&
    one.end === other.end &&
    one.most === other.most &&
    one.rowHeight === other.rowHeight &&
    one.moving === other.moving
  );
}

class RowWatch {
  readonly #view: HTMLElement;
  readonly #observer: ResizeObserver;
  readonly #tell: (seen: SeenRows) => void;
  #viewHeight = 0;
  #rowHeight: number;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(view: HTMLElement, firstRow: Element, rowHeight: number, tell: (seen: SeenRows) => void) {
    this.#view = view;
    this.#rowHeight = rowHeight;
    this.#tell = tell;
    // Sizes come from the observer, so that scrolling asks for no layout.
    this.#observer = new ResizeObserver((entries) => this.#measure(entries));
    this.#observer.observe(view);
    this.#observer.observe(firstRow);
    view.addEventListener('scroll', this.#move, { passive: true });
  }

  dispose(): void {
    clearTimeout(this.#rest);
    this.#observer.disconnect();
    this.#view.removeEventListener('scroll', this.#move);
  }

  readonly #move = (): void => {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(this.#stand, REST_MS);
    this.#look();
  };

  readonly #stand = (): void => {
    this.#rest = undefined;
    this.#look();
  };

  #measure(entries: readonly ResizeObserverEntry[]): void {
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0;
      // What has gone, or is hidden behind another screen, has no height, and will have the one that it had.
      if (height === 0) continue;
      if (target === this.#view) this.#viewHeight = height;
      else this.#rowHeight = height;
    }
    this.#look();
  }

  #look(): void {
    const top = this.#view.scrollTop;
    const rowHeight = this.#rowHeight;
    const first = Math.max(0, Math.floor(top / rowHeight));
    const end = Math.ceil((top + this.#viewHeight) / rowHeight);
    // One more than fits, for two of them are cut.
    const most = Math.ceil(this.#viewHeight / rowHeight) + 1;
    this.#tell({ first, end, most, rowHeight, moving: this.#rest !== undefined });
  }
}
