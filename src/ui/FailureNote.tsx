import type { JSX } from 'react';
import type { Failure } from '../contract/worker/failure.ts';
import { useFailureText } from './failure-text.ts';
import styles from './FailureNote.module.css';

/** What went wrong, beside what was being done; nothing was lost. */
export function FailureNote({ failure }: { readonly failure: Failure | undefined }): JSX.Element | null {
  const textOf = useFailureText();
  if (!failure || failure.kind === 'cancelled') return null;
  return (
    <p className={styles['note']} role="alert">
      {textOf(failure)}
    </p>
  );
}
