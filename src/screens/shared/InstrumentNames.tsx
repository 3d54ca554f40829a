import type { JSX, ReactNode } from 'react';
import styles from './InstrumentNames.module.css';

interface InstrumentNamesProps {
  readonly code: ReactNode;
  readonly name: ReactNode;
  /** What stands in the place of the name, such as that the market is closed. */
  readonly note?: string | undefined;
}

/** The code, which is never cut, over the name, which gives way. Each has the direction of its own letters. */
export function InstrumentNames({ code, name, note }: InstrumentNamesProps): JSX.Element {
  return (
    <span className={styles['names']}>
      <bdi className={styles['code']} data-testid="code">
        {code}
      </bdi>
      {note === undefined ? (
        <bdi className={styles['name']} data-testid="instrument-name">
          {name}
        </bdi>
      ) : (
        <span className={styles['note']}>{note}</span>
      )}
    </span>
  );
}
