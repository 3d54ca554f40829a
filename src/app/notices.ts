/** Says in a toast what happened by itself. */
import { toShortText } from '../domain/decimal.ts';
import type { Notice, ReviewedRequest, ReviewOutcome } from '../contract/worker/state.ts';
import { formattersOf } from '../i18n/format.ts';
import { isolate } from '../i18n/number-format.ts';
import { translator } from '../i18n/setup.ts';
import type { PageState } from '../state/page-state.ts';
import { effect, untracked } from '../state/signals.ts';
import { leaveOverlays } from '../ui/overlays.ts';
import { isAuthPath, loginPath, ROUTES } from '../screens/shared/links.ts';

/** What is said of a request that the back office has decided about. */
const REVIEWED = {
  deposit: { finished: 'funds.depositFinished', rejected: 'funds.depositRejected', invalid: 'funds.depositInvalid' },
  withdrawal: {
    finished: 'funds.withdrawalFinished',
    rejected: 'funds.withdrawalRejected',
    invalid: 'funds.withdrawalInvalid',
  },
} as const satisfies Record<ReviewedRequest, Record<ReviewOutcome, string>>;

export function announceNotices(state: PageState): void {
  effect(() => {
    const notices = state.lastNotices.value;
    // What the words are made of (the catalogue, say) may change later: the news is not new again.
    untracked(() => notices.forEach((notice) => announce(state, notice)));
  });
}

function announce({ preferences, toasts, instrumentOf }: PageState, notice: Notice): void {
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
    case 'reviewed':
      return toasts.show(
        notice.outcome === 'finished' ? 'success' : 'info',
        t(REVIEWED[notice.request][notice.outcome]),
      );
    case 'sessionEnded':
      toasts.show('failure', t('account.sessionEnded'));
      return goToLogin();
  }
}

/** Goes to the login after the server ended the session, with the way back to what was on screen. */
export function goToLogin(): void {
  const here = location.hash.slice(1) || ROUTES.market;
  if (isAuthPath(here)) return;
  // In place of the screen, which a visitor may not see: going back must not lead into it again.
  leaveOverlays(() => location.replace(`#${loginPath(here)}`));
}
