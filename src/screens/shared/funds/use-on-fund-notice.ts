import { useEffect, useEffectEvent } from 'react';
import type { FundKind } from '../../../contract/worker/funds-api.ts';
import type { Notice } from '../../../contract/worker/state.ts';
import { usePage } from '../../../state/page.ts';
import { effect, untracked } from '../../../state/signals.ts';

/** Runs when a request of a kind has been reviewed, or what became of an unanswered one is known. */
export function useOnFundNotice(kind: FundKind, run: () => void): void {
  const { lastNotices } = usePage().state;
  const happened = useEffectEvent(run);
  useEffect(() => {
    // What was told before the screen opened has been read with it.
    const before = lastNotices.peek();
    return effect(() => {
      const notices = lastNotices.value;
      if (notices !== before && notices.some((notice) => isAbout(notice, kind))) untracked(happened);
    });
  }, [lastNotices, kind]);
}

function isAbout(notice: Notice, kind: FundKind): boolean {
  return (notice.kind === 'fundReviewed' || notice.kind === 'fundReconciled') && notice.fund === kind;
}
