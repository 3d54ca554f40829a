import type { JSX, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Trouble, Waiting } from '../../ui/State.tsx';
import styles from './Chat.module.css';

/** How far a frame is. */
export type FramePhase = 'loading' | 'ready' | 'failed';

interface FramePlaceProps {
  readonly phase: FramePhase;
  readonly onAgain: () => void;
  /** The frame, which must be there to load. */
  readonly children: ReactNode;
  /** What else can be done where it does not come. */
  readonly otherWay?: ReactNode;
}

/** Where a frame stands: behind a sign while it loads, and replaced where it does not come. */
export function FramePlace({ phase, onAgain, children, otherWay }: FramePlaceProps): JSX.Element {
  const { t } = useTranslation();
  if (phase === 'failed') {
    return (
      <Trouble title={t('chat.failed')} text={t('chat.noAnswer')}>
        <Button tone="quiet" onClick={onAgain}>
          {t('common.tryAgain')}
        </Button>
        {otherWay}
      </Trouble>
    );
  }
  return (
    <div className={styles['place']} data-phase={phase}>
      {children}
      {phase === 'loading' && (
        <div className={styles['waiting']}>
          <Waiting />
        </div>
      )}
    </div>
  );
}
