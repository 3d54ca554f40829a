import { useMemo, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { historyChoicesOf } from '../../state/history-choice.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { AccountFigures } from './AccountFigures.tsx';
import { ChangeList } from './ChangeList.tsx';
import styles from './History.module.css';
import { HistoryExport } from './HistoryExport.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { filterOf, isReversed } from './period.ts';

/** Every change of the balance, with what there is now. */
export function HistoryScreen(): JSX.Element {
  const { t } = useTranslation();
  const choice = useSignalValue(historyChoicesOf(usePage()).choice);
  const filter = useMemo(() => filterOf(choice), [choice]);
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('history.title')} />
      <div className={`${page['content']} ${styles['history']}`}>
        <AccountFigures />
        <HistoryFilters choice={choice} />
        {!isReversed(choice) && (
          <>
            <HistoryExport key={`export ${JSON.stringify(filter)}`} filter={filter} />
            <ChangeList
              key={JSON.stringify(filter)}
              filter={filter}
              isAll={choice.kind === 'all' && choice.period === 'all'}
            />
          </>
        )}
      </div>
    </main>
  );
}
