import { useEffect, useEffectEvent } from 'react';
import type { Notice } from '../../contract/worker/state.ts';
import { usePage } from '../../state/page.ts';
import { effect, untracked } from '../../state/signals.ts';

/**
 * Runs when a notice has come that the screen waits for.
 * @param isAwaited the same function for as long as the component stands
 */
export function useOnNotice(isAwaited: (notice: Notice) => boolean, run: () => void): void {
  const { lastNotices } = usePage().state;
  const happened = useEffectEvent(run);
  useEffect(() => {
    // What was told before the screen opened has been read with it.
    const before = lastNotices.peek();
    return effect(() => {
      const notices = lastNotices.value;
      if (notices !== before && notices.some(isAwaited)) untracked(happened);
    });
  }, [lastNotices, isAwaited]);
}
