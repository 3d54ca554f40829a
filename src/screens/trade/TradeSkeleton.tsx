import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/State.tsx';
import styles from './TradeScreen.module.css';

export function TradeSkeleton(): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('common.loading')}>
      <Skeleton width="40%" height="24px" />
      <Skeleton width="60%" height="32px" />
      <Skeleton width="100%" height="280px" />
      <Skeleton width="100%" height="48px" />
      <Skeleton width="100%" height="48px" />
    </div>
  );
}
