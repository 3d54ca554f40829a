import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { EpochMs } from '../../domain/candle.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { SignalText } from '../../ui/SignalText.tsx';
import styles from './OrdersScreen.module.css';

/** That a list is what the device kept, since when, and how old that is. @param asOf ms since 1970 */
export function KeptSince({ asOf }: { readonly asOf: EpochMs }): JSX.Element {
  const { clock } = usePage().state;
  const { t } = useTranslation();
  const { dateTime, age } = useFormatters();
  const read = useCallback(() => {
    const old = t('market.stale', { age: age(Math.max(0, clock.value - asOf)) });
    return `${dateTime(new Date(asOf).toISOString())} · ${old}`;
  }, [t, dateTime, age, clock, asOf]);
  return (
    <p className={styles['kept']} role="status">
      <SignalText read={read} testId="kept-since" />
    </p>
  );
}
