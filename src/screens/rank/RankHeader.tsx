import type { JSX } from 'react';
import { ScreenTitle } from '../../ui/ScreenTitle.tsx';
import { AccountBadge } from '../shared/AccountBadge.tsx';
import { ConnectionBadge } from '../shared/ConnectionBadge.tsx';
import styles from './Rank.module.css';

/** The head of a screen that a tab leads to. */
export function RankHeader({ title }: { readonly title: string }): JSX.Element {
  return (
    <header className={styles['header']}>
      <ScreenTitle title={title} />
      <ConnectionBadge />
      <AccountBadge />
    </header>
  );
}
