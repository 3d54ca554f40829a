import type { JSX, ReactNode } from 'react';
import { DataList, type DataRow } from '../../ui/DataList.tsx';
import styles from './ConnectionScreen.module.css';

interface FactGroupProps {
  /** Left out where the screen's own says it. */
  readonly title?: string;
  readonly rows: readonly DataRow[];
  readonly testId: string;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** A few figures that belong together. */
export function FactGroup({ title, rows, testId, children }: FactGroupProps): JSX.Element {
  return (
    <section className={styles['group']} data-testid={testId}>
      {title !== undefined && <h2>{title}</h2>}
      <DataList rows={rows} />
      {children}
    </section>
  );
}
