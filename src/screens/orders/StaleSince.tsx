import { useCallback, useMemo, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { computed, useSignalValue } from '../../state/signals.ts';
import { SignalText } from '../../ui/SignalText.tsx';
import styles from './SummaryCard.module.css';

/** That the account's summary rests on an old price, and how old it is; nothing while they are fresh. */
export function StaleSince(): JSX.Element | null {
  const { summaryStaleSince, clock } = usePage().state;
  const { t } = useTranslation();
  const { dateTime, age } = useFormatters();
  const stale = useSignalValue(
    useMemo(() => computed(() => summaryStaleSince.value !== undefined), [summaryStaleSince]),
  );
  const read = useCallback(() => {
    const since = summaryStaleSince.value;
    if (since === undefined) return '';
    const time = t('market.asOf', { time: dateTime(new Date(since).toISOString()) });
    return `${time} · ${t('market.stale', { age: age(Math.max(0, clock.value - since)) })}`;
  }, [t, dateTime, age, summaryStaleSince, clock]);
  if (!stale) return null;
  return (
    <p className={styles['stale']} role="status">
      <SignalText read={read} testId="summary-stale" />
    </p>
  );
}
