import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type JSX,
  type RefObject,
} from 'react';
import { computed, effect, useSignalValue, type ReadonlySignal } from '../state/signals.ts';
import styles from './FixedRows.module.css';
import { afterPaint } from './after-paint.ts';
import { RowPlaces, type RowPlace } from './row-places.ts';
import { useSeenRows, type SeenRows } from './use-seen-rows.ts';

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
  /** A row, which shows one item after another: rendered once. */
  readonly children: (item: ReadonlySignal<Item>) => JSX.Element;
}

/**
 * A long list of which only the rows on screen exist. For rows of one height: they are placed without being measured.
 * Scrolling renders nothing: rows are filled with other items by their signals.
 */
export function FixedRows<Item>({ scroller, items, rowHeight, onSeen, children }: FixedRowsProps<Item>): JSX.Element {
  const body = useRef<HTMLDivElement>(null);
  const [places] = useState(() => new RowPlaces<Item>());
  const seen = useSeenRows(scroller, body, rowHeight);
  const count = Math.min(useCapacity(seen), items.length);
  useLayoutEffect(
    () =>
      effect(() => {
        const now = seen.value;
        places.show(items, firstPlaced(now, items.length, count), { count, rowHeight: now.rowHeight });
        if (!now.moving) places.putInOrder();
      }),
    [places, items, seen, count],
  );
  useToldRange(seen, items.length, onSeen);
  const height = useSignalValue(useMemo(() => computed(() => seen.value.rowHeight), [seen]));
  return (
    <div ref={body} className={styles['body']} style={{ blockSize: items.length * height }}>
      {places.take(count, items).map((place, at) => (
        <Place key={at} place={place}>
          {children}
        </Place>
      ))}
    </div>
  );
}

interface PlaceProps<Item> {
  readonly place: RowPlace<Item>;
  readonly children: (item: ReadonlySignal<Item>) => JSX.Element;
}

const Place = memo(function Place<Item>({ place, children }: PlaceProps<Item>): JSX.Element {
  const { host, item, top } = place;
  useLayoutEffect(
    () =>
      effect(() => {
        if (host.current) host.current.style.insetBlockStart = `${top.value}px`;
      }),
    [host, top],
  );
  return (
    <div ref={host} className={styles['place']}>
      {children(item)}
    </div>
  );
}) as <Item>(props: PlaceProps<Item>) => JSX.Element;

/** How many rows the page needs. Those beyond the edges come when the others have been painted, in small pieces. */
function useCapacity(seen: ReadonlySignal<SeenRows>): number {
  const most = useSignalValue(useMemo(() => computed(() => seen.value.most), [seen]));
  const [overscan, setOverscan] = useState(0);
  useEffect(() => afterPaint(() => startTransition(() => setOverscan(OVERSCAN))), []);
  return most + 2 * overscan;
}

/** The item of the first row in the page: a shorter list takes the place of a longer one before it is scrolled. */
function firstPlaced({ first, most }: SeenRows, length: number, count: number): number {
  const before = Math.max(0, Math.floor((count - most) / 2));
  return Math.max(0, Math.min(first - before, length - count));
}

/** Tells which items are seen when that changes. */
function useToldRange(seen: ReadonlySignal<SeenRows>, length: number, onSeen: FixedRowsProps<unknown>['onSeen']): void {
  useEffect(() => {
    let told = '';
    return effect(() => {
      const [first, end] = rangeOf(seen.value, length);
      if (told === (told = `${first} ${end}`)) return;
      onSeen(first, end);
    });
  }, [seen, length, onSeen]);
}

function rangeOf({ first: seenFirst, end: seenEnd, moving }: SeenRows, length: number): [first: number, end: number] {
  const end = Math.min(seenEnd, length);
  const first = Math.max(0, Math.min(seenFirst, end - (seenEnd - seenFirst)));
  return moving ? widened(first, end) : [first, end];
}

/** With those that come next. */
function widened(first: number, end: number): [first: number, end: number] {
  const before = Math.floor((first - OVERSCAN) / SEEN_STEP) * SEEN_STEP;
  const after = Math.ceil((end + OVERSCAN) / SEEN_STEP) * SEEN_STEP;
  return [Math.max(0, before), after];
}
