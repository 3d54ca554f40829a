import type { FundKind } from '../../../contract/worker/funds-api.ts';
import type { Notice } from '../../../contract/worker/state.ts';
import { useOnNotice } from '../use-on-notice.ts';

/** Runs when a request of a kind has been reviewed, or what became of an unanswered one is known. */
export function useOnFundNotice(kind: FundKind, run: () => void): void {
  useOnNotice(IS_ABOUT[kind], run);
}

const IS_ABOUT: Readonly<Record<FundKind, (notice: Notice) => boolean>> = {
  deposit: (notice) => isAbout(notice, 'deposit'),
  withdrawal: (notice) => isAbout(notice, 'withdrawal'),
};

function isAbout(notice: Notice, kind: FundKind): boolean {
  return (notice.kind === 'fundReviewed' || notice.kind === 'fundReconciled') && notice.fund === kind;
}
