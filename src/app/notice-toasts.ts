/** What is said of a notice. Loaded apart: no notice comes before the first price. */
import { toShortText } from '../domain/decimal.ts';
import type { Notice } from '../contract/worker/state.ts';
import { formattersOf } from '../i18n/format.ts';
import { isolate } from '../i18n/number-format.ts';
import { translator } from '../i18n/setup.ts';
import type { PageState } from '../state/page-state.ts';
import { announceFunds } from './fund-notices.ts';

/** Shows the toast of a notice. */
export function announce({ preferences, toasts, instrumentOf }: PageState, notice: Notice): void {
  const t = translator();
  const { money, priceOf, typed } = formattersOf(preferences.language.peek());
  switch (notice.kind) {
    case 'filled': {
      const { order } = notice;
      const scale = instrumentOf(order.instrumentId)?.priceScale ?? order.openPrice?.scale ?? 0;
      return toasts.show(
        'success',
        t('orders.filled', {
          side: t(`trade.${order.side}`),
          lots: isolate(typed(toShortText(order.lots))),
          code: order.displayCode,
          price: isolate(priceOf(order.openPrice, scale)),
        }),
      );
    }
    case 'closed':
      // A cancelled order has no profit to tell; its list shows it.
      if (notice.order.closeReason === 'cancelled') return;
      return toasts.show(
        'info',
        t('orders.closedNotice', {
          code: notice.order.displayCode,
          profit: isolate(money(notice.order.profit, 2, true)),
        }),
      );
    case 'reconciled':
      return toasts.show('info', t(notice.order ? 'orders.reconciledPlaced' : 'orders.reconciledAbsent'));
    case 'verificationReviewed':
      if (notice.isAccepted) return toasts.show('success', t('identity.finishedTitle'));
      return toasts.show('failure', t('identity.rejectedTitle'));
    case 'rewardReviewed':
      if (notice.isPaid) return toasts.show('success', t('invite.noticePaid'));
      return toasts.show('failure', t('invite.noticeRejected'));
    case 'followingEnded':
      return toasts.show('info', t(notice.reason === 'loss' ? 'copying.noticeLoss' : 'copying.noticeLeft'));
    case 'fundReviewed':
    case 'fundReconciled':
    case 'fundForgotten':
      return announceFunds(toasts, notice);
    case 'sessionEnded':
      return toasts.show('failure', t('account.sessionEnded'));
  }
}
