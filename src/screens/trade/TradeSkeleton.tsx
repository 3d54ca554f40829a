import type { JSX } from 'react';
import { Skeleton, Skeletons } from '../../ui/State.tsx';
import styles from './TradeScreen.module.css';

export function TradeSkeleton(): JSX.Element {
  return (
    <Skeletons className={styles['skeleton']}>
      <Skeleton width="40%" height="24px" />
      <Skeleton width="60%" height="32px" />
      <Skeleton width="100%" height="280px" />
      <Skeleton width="100%" height="48px" />
      <Skeleton width="100%" height="48px" />
    </Skeletons>
  );
}
