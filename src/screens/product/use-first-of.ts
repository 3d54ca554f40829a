import { useMemo, useState } from 'react';

const AT_ONCE_MORE = 24;

/**
 * The first of what was found, and how to see more of it: undefined where all of it is there. Another list begins anew.
 * @param atFirst few: more rows at each key would hold up typing on a slow phone
 */
export function useFirstOf<T>(
  found: readonly T[],
  atFirst: number,
): { readonly shown: readonly T[]; readonly showMore?: () => void } {
  const [wanted, setWanted] = useState({ found, count: atFirst });
  const count = wanted.found === found ? wanted.count : atFirst;
  const shown = useMemo(() => found.slice(0, count), [found, count]);
  if (shown.length === found.length) return { shown };
  return { shown, showMore: () => setWanted({ found, count: count + AT_ONCE_MORE }) };
}
