import type { JSX, ReactNode } from 'react';
import styles from './DataList.module.css';

export interface DataRow {
  readonly name: string;
  readonly value: ReactNode;
  readonly tone?: 'rise' | 'fall' | 'warn' | undefined;
}

/** Names and values, a line each. */
export function DataList({ rows }: { readonly rows: readonly DataRow[] }): JSX.Element {
  return (
    <dl className={styles['list']}>
      {rows.map((row) => (
        <div key={row.name} className={styles['row']}>
          <dt>{row.name}</dt>
          <dd data-tone={row.tone}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
