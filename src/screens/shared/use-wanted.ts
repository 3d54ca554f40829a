import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** An order that a link leads to, by the parameters behind its path. */
export interface WantedOrder {
  /** Undefined where the link names none. */
  readonly id: number | undefined;
  readonly list: string | null;
  /** Takes the parameters out of the address: coming back must not open the order again. */
  readonly found: () => void;
}

export function useWantedParameters(): WantedOrder {
  const [search, setSearch] = useSearchParams();
  const found = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  return { id: idIn(search), list: search.get('list'), found };
}

/** What marks a row of a list, and brings it into view, where a link leads to it. */
interface RowMark {
  readonly ref?: (row: HTMLElement | null) => void;
  readonly 'data-wanted'?: '';
}

/** The mark of each row. */
export function useWantedRow(): (id: number) => RowMark {
  const [search] = useSearchParams();
  const wanted = idIn(search);
  return (id) => (id === wanted ? { ref: bringIntoView, 'data-wanted': '' } : {});
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' });
}

function idIn(search: URLSearchParams): number | undefined {
  const id = search.get('id') ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}
