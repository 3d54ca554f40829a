import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BalanceChange } from '../../contract/worker/history-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { Money, moneyTone } from '../../ui/Money.tsx';
import styles from './History.module.css';

interface ChangeRowProps {
  readonly change: BalanceChange;
  /** The time of day. */
  readonly time: string;
}

/** What came or went, why and when, and what there was then. */
export function ChangeRow({ change, time }: ChangeRowProps): JSX.Element {
  const { t } = useTranslation();
  const { money } = useFormatters();
  return (
    <li className={styles['change']} data-testid="balance-change" data-kind={change.kind}>
      <span className={styles['memo']} dir="auto">
        {change.memo}
      </span>
      <span className={styles['amount']} data-tone={moneyTone(change.amount)}>
        <Money value={change.amount} digits={6} signed />
      </span>
      <time className={styles['time']} dateTime={change.createdAt}>
        <bdi>{time}</bdi>
      </time>
      <span className={styles['after']} data-testid="balance-after">
        {t('history.after', { balance: isolate(money(change.balanceAfter, 2)) })}
      </span>
    </li>
  );
}
