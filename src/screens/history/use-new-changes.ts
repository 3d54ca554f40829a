import { useEffect, useEffectEvent, useState } from 'react';
import { compare } from '../../domain/decimal.ts';
import { usePage } from '../../state/page.ts';
import { effect, untracked } from '../../state/signals.ts';
import type { Pages } from '../shared/use-pages.ts';

/** So many rows are read at once: a list that has no more has not been read on. */
const FIRST_PAGE = 20;

interface NewChanges {
  /** Whether there are some that the list does not have. */
  readonly waiting: boolean;
  readonly show: () => void;
}

/** The list is read again when the balance changes; one that was read on waits to be asked, for it begins anew. */
export function useNewChanges({ items, refresh }: Pages<unknown>): NewChanges {
  const { account } = usePage().state;
  const [waiting, setWaiting] = useState(false);
  const happened = useEffectEvent(() => {
    if (items.length > FIRST_PAGE) setWaiting(true);
    else refresh();
  });
  useEffect(() => {
    let before = account.peek()?.balance;
    return effect(() => {
      const now = account.value?.balance;
      const changed = before && now && compare(before, now) !== 0;
      before = now ?? before;
      if (changed) untracked(happened);
    });
  }, [account]);
  const show = (): void => {
    setWaiting(false);
    refresh();
  };
  return { waiting, show };
}
