import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FUND_RECORD_KINDS } from '../../contract/wire/account.ts';
import { historyChoicesOf, type HistoryChoice, type HistoryPeriod } from '../../state/history-choice.ts';
import { usePage } from '../../state/page.ts';
import { SelectField } from '../../ui/Field.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './History.module.css';
import { isReversed } from './period.ts';

const KINDS = ['all', ...FUND_RECORD_KINDS] as const;
const PERIODS: readonly HistoryPeriod[] = ['all', 'today', 'week', 'month', 'days'];

/** What of the history is looked at. */
export function HistoryFilters({ choice }: { readonly choice: HistoryChoice }): JSX.Element {
  const { t } = useTranslation();
  const choices = historyChoicesOf(usePage());
  return (
    <div className={styles['filters']}>
      <SelectField
        label={t('history.kind')}
        value={choice.kind}
        options={KINDS.map((kind) => ({ value: kind, text: t(`historyKind.${kind}`) }))}
        onChange={(kind) => choices.change({ kind: KINDS.find((one) => one === kind) ?? 'all' })}
      />
      <SelectField
        label={t('history.period')}
        value={choice.period}
        options={PERIODS.map((period) => ({ value: period, text: t(`historyPeriod.${period}`) }))}
        onChange={(period) => choices.change({ period: PERIODS.find((one) => one === period) ?? 'all' })}
      />
      {choice.period === 'days' && (
        <>
          <TextField
            label={t('history.firstDay')}
            type="date"
            value={choice.firstDay}
            onChange={(firstDay) => choices.change({ firstDay })}
            name="first-day"
          />
          <TextField
            label={t('history.lastDay')}
            type="date"
            value={choice.lastDay}
            onChange={(lastDay) => choices.change({ lastDay })}
            fault={isReversed(choice) ? t('history.reversed') : undefined}
            name="last-day"
          />
        </>
      )}
    </div>
  );
}
