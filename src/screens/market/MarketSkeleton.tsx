import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/State.tsx';
import styles from './MarketRow.module.css';

/** So many rows stand in for the list while it loads. */
const ROWS = 10;

export function MarketSkeleton(): JSX.Element {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} data-testid="market-skeleton">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles['row']} data-testid="skeleton-row">
          <span className={styles['open']}>
            <Skeleton width="32px" height="32px" />
            <span className={styles['bones']}>
              <Skeleton width="72px" />
              <Skeleton width="112px" height="10px" />
            </span>
            <Skeleton width="48px" height="20px" />
            <span className={styles['figures']}>
              <Skeleton width="72px" height="16px" />
              <Skeleton width="64px" height="12px" />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
