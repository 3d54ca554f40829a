import type { JSX } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './Button.tsx';
import styles from './ConfirmSheet.module.css';
import { Sheet } from './Sheet.tsx';
import { SheetBoundary } from './SheetBoundary.tsx';

interface ConfirmSheetProps {
  readonly title: string;
  readonly question: string;
  /** What the confirming button says. */
  readonly answer: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before something that cannot be taken back. */
export function ConfirmSheet(props: ConfirmSheetProps): JSX.Element {
  return (
    <SheetBoundary title={props.title} onClose={props.onClose}>
      <Question {...props} />
    </SheetBoundary>
  );
}

function Question(props: ConfirmSheetProps): JSX.Element {
  const { title, question, answer, busy = false, onConfirm, onClose } = props;
  const { t } = useTranslation();
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles['question']}>
        <p>{question}</p>
        <div className={styles['answers']}>
          <Button tone="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button busy={busy} onClick={onConfirm} data-testid="confirm">
            {answer}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
