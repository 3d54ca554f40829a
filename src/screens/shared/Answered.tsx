import type { JSX, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty, Failed } from '../../ui/State.tsx';
import type { Answer } from './use-answer.ts';

interface AnsweredProps<T> {
  readonly answer: Answer<T>;
  /** What could not be loaded, where it could not. */
  readonly failed: string;
  /** The shape of what comes. */
  readonly skeleton: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** What was asked for; until it is there its shape, or why it does not come. */
export function Answered<T>({ answer, failed, skeleton, children }: AnsweredProps<T>): JSX.Element {
  const { t } = useTranslation();
  if (answer.value !== undefined) return <>{children(answer.value)}</>;
  if (answer.failure) return <NotLoaded title={failed} answer={{ ...answer, failure: answer.failure }} />;
  return (
    <div role="status" aria-label={t('common.loading')}>
      {skeleton}
    </div>
  );
}

interface NotLoadedProps {
  readonly title: string;
  readonly answer: Required<Pick<Parameters<typeof Failed>[0], 'failure'>> & { readonly again: () => void };
}

/** Failed, or without network: then nothing of the server's is to blame. */
export function NotLoaded({ title, answer: { failure, again } }: NotLoadedProps): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { phase } = useSignalValue(state.connection);
  if (phase !== 'offline') return <Failed title={title} failure={failure} onRetry={again} />;
  return (
    <Empty
      icon="offline"
      title={t('connection.offline')}
      hint={title}
      action={
        <Button tone="quiet" onClick={again}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
}
