import { useEffect, useRef, type JSX, type RefObject } from 'react';
import styles from './FixedRows.module.css';
import { useSeenRows } from './use-seen-rows.ts';

/** Rows beyond the edges, so that a flick finds them there. */
const OVERSCAN = 3;
/** While the list is scrolled they are told in such steps: to tell of each row would cost a frame more than the row. */
const SEEN_STEP = 4;

interface FixedRowsProps<Item> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly items: readonly Item[];
  /** Of all rows, px; corrected by the first one that is drawn. */
  readonly rowHeight: number;
  /** Which items are on screen, and while the list is scrolled those that come next; called when that changes. */
  readonly onSeen: (first: number, end: number) => void;
  readonly children: (item: Item) => JSX.Element;
}

/**
 * A long list of which only the rows on screen exist. For rows of one height: they are placed without being measured,
 * so each is drawn once. Rows are kept by place: other items fill those that are there instead of building new ones.
 */
export function FixedRows<Item>({ scroller, items, rowHeight, onSeen, children }: FixedRowsProps<Item>): JSX.Element {
  const body = useRef<HTMLDivElement>(null);
  const seen = useSeenRows(scroller, body, rowHeight);
  const end = Math.min(seen.end, items.length);
  // A shorter list takes the place of a longer one before the scroller has noticed.
  const first = Math.max(0, Math.min(seen.first, end - (seen.end - seen.first)));
  const [seenFirst, seenEnd] = seen.moving ? widened(first, end) : [first, end];
  useEffect(() => onSeen(seenFirst, seenEnd), [onSeen, seenFirst, seenEnd]);
  const from = Math.max(0, first - OVERSCAN);
  return (
    <div ref={body} className={styles['body']} style={{ blockSize: items.length * seen.rowHeight }}>
      {items.slice(from, end + OVERSCAN).map((item, at) => (
        <div key={from + at} className={styles['place']} style={{ insetBlockStart: (from + at) * seen.rowHeight }}>
          {children(item)}
        </div>
      ))}
    </div>
  );
}

/** With those that come next. */
function widened(first: number, end: number): [first: number, end: number] {
  const before = Math.floor((first - OVERSCAN) / SEEN_STEP) * SEEN_STEP;
  const after = Math.ceil((end + OVERSCAN) / SEEN_STEP) * SEEN_STEP;
  return [Math.max(0, before), after];
}
