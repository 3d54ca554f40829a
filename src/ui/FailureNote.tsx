import type { JSX } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Failure } from '../contract/worker/failure.ts';
import { useFailureText } from './failure-text.ts';
import styles from './FailureNote.module.css';

interface FailureNoteProps {
  readonly failure: Failure | undefined;
  /** What failed was to change an order: unanswered, it may have been done all the same. */
  readonly change?: boolean;
}

/** What went wrong, beside what was being done; nothing was lost. */
export function FailureNote({ failure, change = false }: FailureNoteProps): JSX.Element | null {
  const { t } = useTranslation();
  const textOf = useFailureText();
  if (!failure || failure.kind === 'cancelled') return null;
  return (
    <p className={styles['note']} role="alert">
      {change && isUnanswered(failure) ? t('failure.outcomeUnknown') : textOf(failure)}
    </p>
  );
}

function isUnanswered({ kind }: Failure): boolean {
  return kind === 'timeout' || kind === 'crashed';
}
