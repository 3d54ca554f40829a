import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './Chat.module.css';
import { FramePlace } from './FramePlace.tsx';
import { useFramePhase } from './use-frame-phase.ts';

interface ServiceFrameProps {
  /** https */
  readonly url: string;
  readonly onAgain: () => void;
}

/** A chat needs forms, and windows for what it links to. */
const NEEDS = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * The page of another service. It may have its own origin where that is not ours: on ours it could take off its
 * sandbox. Without credentials it may be shown although it does not ask for isolation, as our own page does.
 */
export function ServiceFrame({ url, onAgain }: ServiceFrameProps): JSX.Element {
  const { t } = useTranslation();
  const { phase, ready } = useFramePhase();
  const isElsewhere = new URL(url).origin !== location.origin;
  const otherWay = (
    <a className={styles['other']} href={url} target="_blank" rel="noopener noreferrer">
      {t('chat.newWindow')}
    </a>
  );
  return (
    <>
      <FramePlace phase={phase} onAgain={onAgain} otherWay={otherWay}>
        <iframe
          className={styles['frame']}
          title={t('chat.title')}
          src={url}
          sandbox={isElsewhere ? `${NEEDS} allow-same-origin` : NEEDS}
          referrerPolicy="no-referrer"
          {...{ credentialless: '' }}
          data-testid="service-frame"
          onLoad={ready}
        />
      </FramePlace>
      {phase === 'ready' && otherWay}
    </>
  );
}
