import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BalanceChange, HistoryFilter } from '../../contract/worker/history-api.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty, Skeleton, Skeletons } from '../../ui/State.tsx';
import { NotLoaded } from '../shared/Answered.tsx';
import { MoreRows } from '../shared/MoreRows.tsx';
import { usePages } from '../shared/use-pages.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { daysOf } from './days.ts';
import styles from './History.module.css';
import { useDayTexts } from './use-day-texts.ts';
import { useNewChanges } from './use-new-changes.ts';

interface ChangeListProps {
  readonly filter: HistoryFilter;
  /** Whether nothing is left out. */
  readonly isAll: boolean;
}

/** The changes day by day, newest first, each with the balance after it. */
export function ChangeList({ filter, isAll }: ChangeListProps): JSX.Element {
  const { t } = useTranslation();
  const load = useCallback(
    ({ command }: WorkerClient, page: number) => command('balanceChanges', filter, page),
    [filter],
  );
  const changes = usePages(load);
  const { items, total, failure, again } = changes;
  const news = useNewChanges(changes);
  if (total === undefined) {
    if (failure) return <NotLoaded title={t('history.failed')} answer={{ failure, again }} />;
    return <ChangesSkeleton />;
  }
  if (items.length === 0) {
    return <Empty title={t('history.empty')} hint={t(isAll ? 'history.emptyHint' : 'history.emptyChoice')} />;
  }
  return (
    <div data-testid="changes">
      {news.waiting && (
        <Button tone="quiet" onClick={news.show} data-testid="new-changes">
          {t('history.newChanges')}
        </Button>
      )}
      <Days changes={items} />
      <MoreRows rows={changes} testId="more-changes" />
    </div>
  );
}

function Days({ changes }: { readonly changes: readonly BalanceChange[] }): JSX.Element {
  const { dayOf, timeOf } = useDayTexts();
  return (
    <>
      {daysOf(changes, dayOf).map(({ day, changes: own }) => (
        <section key={own[0]?.id} aria-label={day}>
          <h2 className={styles['day']}>
            <bdi>{day}</bdi>
          </h2>
          <ul>
            {own.map((change) => (
              <ChangeRow key={change.id} change={change} time={timeOf(change.createdAt)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ChangesSkeleton(): JSX.Element {
  return (
    <Skeletons>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles['change']}>
          <Skeleton width="60%" height="16px" />
          <Skeleton width="72px" height="16px" />
        </div>
      ))}
    </Skeletons>
  );
}
