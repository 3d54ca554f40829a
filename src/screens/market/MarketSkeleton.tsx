import { useLayoutEffect, useState, type JSX } from 'react';
import { holdKeptScreen, isKeptScreenShown } from '../../ui/kept-screen.ts';
import { Skeleton, Skeletons } from '../../ui/State.tsx';
import styles from './MarketRow.module.css';

/** So many rows stand in for the list while it loads. */
const ROWS = 10;

/** Where the screen of last time still covers the list, that says more than the shapes of rows, and they need not be drawn. */
export function MarketSkeleton(): JSX.Element | null {
  const [covered, setCovered] = useState(isKeptScreenShown);
  useLayoutEffect(() => {
    const leave = holdKeptScreen();
    return () => {
      leave();
      setCovered(false);
    };
  }, []);
  return covered ? null : <Bones />;
}

function Bones(): JSX.Element {
  return (
    <Skeletons testId="market-skeleton">
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
    </Skeletons>
  );
}
