import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../ui/State.tsx';
import styles from './TradeScreen.module.css';

export function TradeSkeleton(): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('common.loading')}>
      <Bone width="40%" height="24px" />
      <Bone width="60%" height="32px" />
      <Bone width="100%" height="280px" />
      <Bone width="100%" height="48px" />
      <Bone width="100%" height="48px" />
    </div>
  );
}
