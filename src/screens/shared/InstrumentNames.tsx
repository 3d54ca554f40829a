import type { JSX } from 'react';
import type { Instrument } from '../../domain/instrument.ts';
import styles from './InstrumentNames.module.css';

interface InstrumentNamesProps {
  readonly instrument: Pick<Instrument, 'code' | 'displayCode' | 'name'>;
  /** What stands in the place of the name, such as that the market is closed. */
  readonly note?: string | undefined;
}

/** The code, which is never cut, over the name, which gives way. Each has the direction of its own letters. */
export function InstrumentNames({ instrument, note }: InstrumentNamesProps): JSX.Element {
  return (
    <span className={styles['names']}>
      <bdi className={styles['code']} data-testid="code">
        {instrument.displayCode}
      </bdi>
      {note === undefined ? (
        <bdi className={styles['name']} data-testid="instrument-name">
          {instrument.name || instrument.code}
        </bdi>
      ) : (
        <span className={styles['note']}>{note}</span>
      )}
    </span>
  );
}
