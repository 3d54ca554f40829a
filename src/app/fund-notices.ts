/** Says in a toast what became of a deposit or a withdrawal. */
import type { FundKind, FundNotice, FundStatus } from '../contract/worker/funds-api.ts';
import { translator } from '../i18n/setup.ts';
import type { Toasts } from '../state/toasts.ts';

const REVIEWED = {
  deposit: { finished: 'funds.depositFinished', rejected: 'funds.depositRejected', invalid: 'funds.depositInvalid' },
  withdrawal: {
    finished: 'funds.withdrawalFinished',
    rejected: 'funds.withdrawalRejected',
    invalid: 'funds.withdrawalInvalid',
  },
} as const satisfies Record<FundKind, Record<Exclude<FundStatus, 'pending'>, string>>;
const FOUND = { deposit: 'funds.depositFound', withdrawal: 'funds.withdrawalFound' } as const;
const REFUSED = { deposit: 'funds.depositRefused', withdrawal: 'funds.withdrawalRefused' } as const;
const FORGOTTEN = { deposit: 'funds.depositForgotten', withdrawal: 'funds.withdrawalForgotten' } as const;

export function announceFunds(toasts: Toasts, notice: FundNotice): void {
  const t = translator();
  const { fund } = notice;
  switch (notice.kind) {
    case 'fundReviewed':
      // That it waits is what its sender was told.
      if (notice.status === 'pending') return;
      return toasts.show(notice.status === 'finished' ? 'success' : 'failure', t(REVIEWED[fund][notice.status]));
    case 'fundReconciled':
      if (!notice.failure) return toasts.show('success', t(FOUND[fund]));
      return toasts.show('failure', t(REFUSED[fund], { reason: notice.failure.message ?? '' }).trim());
    case 'fundForgotten':
      return toasts.show('info', t(FORGOTTEN[fund]));
  }
}
