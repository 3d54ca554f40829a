import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import styles from './MoreRows.module.css';
import type { Pages } from './use-pages.ts';

interface MoreRowsProps {
  readonly rows: Pages<unknown>;
  readonly testId: string;
}

/** The button below a list that goes on, until it has all rows. */
export function MoreRows({ rows, testId }: MoreRowsProps): JSX.Element | null {
  const { t } = useTranslation();
  const { items, total = 0, failure, loading, loadMore, again } = rows;
  if (items.length >= total && !failure) return null;
  return (
    <div className={styles['more']}>
      <FailureNote failure={failure} />
      <Button tone="quiet" busy={loading} onClick={failure ? again : loadMore} data-testid={testId}>
        {t(failure ? 'common.tryAgain' : 'orders.loadMore')}
      </Button>
    </div>
  );
}
