import type { JSX, ReactNode } from 'react';
import styles from './Funds.module.css';

/** What holds the user back, or must be known, before anything is typed. */
export function FundNote({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <p className={styles['note']} role="note" data-testid="limit-note">
      {children}
    </p>
  );
}
