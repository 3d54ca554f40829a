import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Outcome } from '../../contract/worker/failure.ts';
import { usePage } from '../../state/page.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { useWhenLive } from './use-answer.ts';

/** One page of rows, and how many there are on all of them. */
interface Rows<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** Loads a page, which count from 1. */
export type LoadPage<T> = (client: WorkerClient, page: number) => Promise<Outcome<Rows<T>>>;

export interface Pages<T> {
  readonly items: readonly T[];
  /** Undefined before the first page. */
  readonly total: number | undefined;
  readonly loading: boolean;
  readonly failure: Failure | undefined;
  readonly loadMore: () => void;
  /** Asks anew for what failed: the next page, or the first one. */
  readonly again: () => void;
  /** Reads the first page again; what was shown stays until it is there. */
  readonly refresh: () => void;
}

interface Loaded<T> {
  readonly items: readonly T[];
  readonly total: number | undefined;
  /** How many pages have been read. */
  readonly pages: number;
}

const NOTHING = { items: [], total: undefined, pages: 0 } as const;

/**
 * Rows of a list that grows at its head, page after page.
 * @param load the same function for as long as the component stands: another list is another component
 */
export function usePages<T extends { readonly id: number }>(load: LoadPage<T>): Pages<T> {
  const { client } = usePage();
  const [loaded, setLoaded] = useState<Loaded<T>>(NOTHING);
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<Failure>();
  /** The last question; the answer to one before it is nobody's. */
  const asked = useRef(0);
  /** Not the state above, which a second tap within one render would still see as it was. */
  const reading = useRef(false);
  /** What the last question goes on from. */
  const askedAfter = useRef<Loaded<T>>(NOTHING);
  const read = useCallback(
    (before: Loaded<T>) => {
      const question = ++asked.current;
      reading.current = true;
      askedAfter.current = before;
      void load(client, before.pages + 1).then((outcome) => {
        if (question !== asked.current) return;
        reading.current = false;
        setLoading(false);
        if (outcome.ok) setLoaded(withPage(before, outcome.value));
        else setFailure(outcome.error);
      });
    },
    [client, load],
  );
  useEffect(() => read(NOTHING), [read]);
  const readAgain = useCallback(
    (before: Loaded<T>) => {
      setLoading(true);
      setFailure(undefined);
      read(before);
    },
    [read],
  );
  const refresh = useCallback(() => readAgain(NOTHING), [readAgain]);
  const loadMore = useCallback(() => {
    if (!reading.current) readAgain(loaded);
  }, [loaded, readAgain]);
  const again = useCallback(() => {
    if (!reading.current) readAgain(askedAfter.current);
  }, [readAgain]);
  useWhenLive(failure !== undefined, again);
  return { items: loaded.items, total: loaded.total, loading, failure, loadMore, again, refresh };
}

/** A row that came in meanwhile moves the others on: one that is there already is not shown twice. */
function withPage<T extends { readonly id: number }>(before: Loaded<T>, { items, total }: Rows<T>): Loaded<T> {
  const known = new Set(before.items.map(({ id }) => id));
  const all = [...before.items, ...items.filter(({ id }) => !known.has(id))];
  // A page that brings nothing is the last one, whatever the count says.
  return { items: all, total: items.length === 0 ? all.length : total, pages: before.pages + 1 };
}
