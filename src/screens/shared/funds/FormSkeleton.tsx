import type { JSX } from 'react';
import { Skeleton } from '../../../ui/State.tsx';
import styles from './Funds.module.css';

/** In place of a form about money while what it offers loads. */
export function FormSkeleton(): JSX.Element {
  return (
    <div className={styles['skeleton']}>
      <Skeleton width="100%" height="48px" />
      <Skeleton width="100%" height="48px" />
      <Skeleton width="60%" height="20px" />
      <Skeleton width="100%" height="48px" />
    </div>
  );
}
