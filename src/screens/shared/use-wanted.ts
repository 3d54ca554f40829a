import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A row that a link leads to, by the parameters behind its path. */
export interface WantedRow {
  /** Undefined where the link names none. */
  readonly id: number | undefined;
  readonly list: string | null;
  readonly channel: string | null;
  /** Takes the parameters out of the address: coming back must not lead there again. */
  readonly forget: () => void;
}

export function useWantedParameters(): WantedRow {
  const [search, setSearch] = useSearchParams();
  const forget = useCallback(() => setSearch({}, { replace: true }), [setSearch]);
  return { id: idIn(search), list: search.get('list'), channel: search.get('channel'), forget };
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
