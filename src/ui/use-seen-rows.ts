import { useEffect, useState, type RefObject } from 'react';

export interface SeenRows {
  readonly first: number;
  /** After the last one. */
  readonly end: number;
  readonly rowHeight: number;
  /** Whether the list is being scrolled. */
  readonly moving: boolean;
}

/** A list that was not scrolled for so long stands still. */
const REST_MS = 300;

/** A guess, so that rows can be drawn before anything has been measured. */
function wholeScreen(rowHeight: number): SeenRows {
  return { first: 0, end: Math.ceil(window.innerHeight / rowHeight), rowHeight, moving: false };
}

/**
 * Which rows of a list a scroller shows, where all rows are as high as the first one.
 * @param rowHeight of a row before one is there, px
 */
export function useSeenRows(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  rowHeight: number,
): SeenRows {
  const [seen, setSeen] = useState(() => wholeScreen(rowHeight));
  useEffect(() => {
    const view = scroller.current;
    const firstRow = body.current?.firstElementChild;
    if (!view || !firstRow) return undefined;
    const size = { view: 0, row: rowHeight };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const first = Math.max(0, Math.floor(view.scrollTop / size.row));
      const end = Math.ceil((view.scrollTop + size.view) / size.row);
      const now: SeenRows = { first, end, rowHeight: size.row, moving: rest !== undefined };
      setSeen((before) => (sameRows(before, now) ? before : now));
    };
    const stop = (): void => {
      rest = undefined;
      look();
    };
    const move = (): void => {
      clearTimeout(rest);
      rest = setTimeout(stop, REST_MS);
      look();
    };
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const height = borderBoxSize[0]?.blockSize ?? 0;
        if (target === view) size.view = height;
        else if (height > 0) size.row = height;
      }
      look();
    });
    observer.observe(view);
    observer.observe(firstRow);
    view.addEventListener('scroll', move, { passive: true });
    return () => {
      clearTimeout(rest);
      observer.disconnect();
      view.removeEventListener('scroll', move);
    };
  }, [scroller, body, rowHeight]);
  return seen;
}

function sameRows(one: SeenRows, other: SeenRows): boolean {
  return (
    one.first === other.first &&
    one.end === other.end &&
    one.rowHeight === other.rowHeight &&
    one.moving === other.moving
  );
}
