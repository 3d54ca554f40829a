import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { UnconfirmedOrder } from '../../contract/worker/ticket.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import styles from './Unconfirmed.module.css';

/** Orders that were sent without an answer: neither placed nor refused until the connection is back. */
export function Unconfirmed(): JSX.Element | null {
  const { state } = usePage();
  const { t } = useTranslation();
  const unconfirmed = useSignalValue(state.slices.unconfirmed);
  if (unconfirmed.length === 0) return null;
  return (
    <ul className={styles['list']} role="status" data-testid="unconfirmed">
      {unconfirmed.map((each) => (
        <li key={each.request.clientId}>
          <strong>{t('orders.unconfirmed')}</strong>
          <UnconfirmedText unconfirmed={each} />
        </li>
      ))}
    </ul>
  );
}

function UnconfirmedText({ unconfirmed }: { readonly unconfirmed: UnconfirmedOrder }): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { typed, dateTime } = useFormatters();
  const { request, sentAt } = unconfirmed;
  useSignalValue(state.slices.catalogue);
  return (
    <p>
      {t('orders.unconfirmedHint', {
        side: t(`trade.${request.side}`),
        lots: isolate(typed(request.lots)),
        code: state.instrumentOf(request.instrumentId)?.displayCode ?? '',
        time: dateTime(new Date(sentAt).toISOString()),
      })}
    </p>
  );
}
