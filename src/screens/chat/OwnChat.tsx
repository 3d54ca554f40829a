import { useEffect, useRef, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import styles from './Chat.module.css';
import { FramePlace } from './FramePlace.tsx';
import { answerFrame } from './frame-messages.ts';
import { useFramePhase } from './use-frame-phase.ts';

interface OwnChatProps {
  /** The chat's page on the API's host. */
  readonly url: string;
  readonly token: string;
  readonly onAgain: () => void;
}

/**
 * The chat of our own server. Its frame has no origin: it reaches nothing of ours, keeps nothing, and has the
 * conversation by its token alone. What it has to keep, it gives to this page.
 */
export function OwnChat({ url, token, onAgain }: OwnChatProps): JSX.Element {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const { phase, ready } = useFramePhase();
  const { language, theme } = state.preferences;
  // As it is when the chat opens: another address would load the frame anew. The token stands where no server sees it.
  const [source] = useState(() => `${url}?lang=${language.peek()}&theme=${theme.peek()}#${token}`);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>): void => {
      const inside = frame.current?.contentWindow;
      if (inside && event.source === inside)
        answerFrame(event.data, { client, ready, tell: (told) => inside.postMessage(told, '*') });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [client, ready]);
  return (
    <FramePlace phase={phase} onAgain={onAgain}>
      <iframe
        ref={frame}
        className={styles['frame']}
        title={t('chat.title')}
        src={source}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        data-testid="chat-frame"
      />
    </FramePlace>
  );
}
