import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Identity, IdentityStatus } from '../../contract/worker/profile-api.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { MenuIcon } from '../../ui/menu-icons.tsx';
import type { Answer } from '../shared/use-answer.ts';
import styles from './IdentityScreen.module.css';

interface IdentityProgressProps {
  readonly status: IdentityStatus;
  readonly answer: Answer<Identity>;
}

/** Waiting for the back office, or done. */
export function IdentityProgress({ status, answer }: IdentityProgressProps): JSX.Element {
  const { t } = useTranslation();
  const finished = status === 'finished';
  return (
    <div className={styles['progress']} data-status={status} data-testid="identity-progress">
      <span className={styles['seal']}>
        <MenuIcon name={finished ? 'shield' : 'clock'} size={36} />
      </span>
      <h2>{t(finished ? 'identity.finishedTitle' : 'identity.waitingTitle')}</h2>
      <p>{t(finished ? 'identity.finishedHint' : 'identity.waitingHint')}</p>
      {!finished && (
        <>
          <FailureNote failure={answer.failure} />
          <Button tone="quiet" onClick={answer.again} data-testid="check-again">
            {t('identity.checkAgain')}
          </Button>
        </>
      )}
    </div>
  );
}
