import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../contract/worker/failure.ts';
import type { NewsItem, NewsKind } from '../../contract/worker/profile-api.ts';
import { useWhenLive } from '../shared/use-answer.ts';
import { usePage } from '../../state/page.ts';

export interface News {
  readonly items: readonly NewsItem[];
  /** Undefined before the first page. */
  readonly total: number | undefined;
  readonly loading: boolean;
  readonly failure: Failure | undefined;
  readonly loadMore: () => void;
}

/** The articles of a kind, page after page. */
export function useNews(kind: NewsKind): News {
  const { client } = usePage();
  const [items, setItems] = useState<readonly NewsItem[]>([]);
  const [total, setTotal] = useState<number>();
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const pages = useRef(0);
  const busy = useRef(false);
  const loadMore = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setLoading(true);
    setFailure(undefined);
    const outcome = await client.command('news', kind, pages.current + 1);
    busy.current = false;
    setLoading(false);
    if (!outcome.ok) return setFailure(outcome.error);
    pages.current++;
    const { items: next, total: all } = outcome.value;
    setItems((before) => withPage(before, next));
    // A page that brings nothing is the last one, whatever the count says.
    setTotal(next.length === 0 ? 0 : all);
  }, [client, kind]);
  useEffect(() => void loadMore(), [loadMore]);
  const more = useCallback(() => void loadMore(), [loadMore]);
  useWhenLive(failure !== undefined, more);
  return { items, total, loading, failure, loadMore: more };
}

/** An article that came in meanwhile moves the others on: one that is there already is not shown twice. */
function withPage(before: readonly NewsItem[], page: readonly NewsItem[]): readonly NewsItem[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}
