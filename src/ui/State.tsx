/** What stands where content is missing: nothing yet, failed, or on its way. */
import { createContext, type JSX, type ReactNode, useContext } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Failure } from '../contract/worker/failure.ts';
import { Button } from './Button.tsx';
import { useFailureText } from './failure-text.ts';
import { Icon, type IconName } from './icons.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';
import styles from './State.module.css';

/** Whether words stand in the place of a whole screen, so that their title is its heading. */
export const WholeScreen = createContext(false);

interface EmptyProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
}

/** Says what will appear here and offers the next step. */
export function Empty({ icon = 'inbox', title, hint, action }: EmptyProps): JSX.Element {
  return (
    <div className={styles['state']}>
      <Icon name={icon} size={32} />
      <StateTitle title={title} />
      {hint && <p>{hint}</p>}
      {action}
    </div>
  );
}

interface FailedProps {
  readonly title: string;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Says what failed and offers to try again. */
export function Failed({ title, failure, onRetry }: FailedProps): JSX.Element {
  const { t } = useTranslation();
  const textOf = useFailureText();
  return (
    <Trouble title={title} text={textOf(failure)}>
      <Button tone="quiet" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </Trouble>
  );
}

interface TroubleProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly text: string;
  /** What can be done. */
  readonly children: ReactNode;
}

/** Says at once, also to who does not see it, what is wrong and what can be done. */
export function Trouble({ icon = 'alert', title, text, children }: TroubleProps): JSX.Element {
  return (
    <div className={styles['state']} role="alert">
      <Icon name={icon} size={32} />
      <StateTitle title={title} />
      <p>{text}</p>
      {children}
    </div>
  );
}

function StateTitle({ title }: { readonly title: string }): JSX.Element {
  return useContext(WholeScreen) ? <ScreenTitle title={title} /> : <h2>{title}</h2>;
}

/** Something of unknown shape is on its way. */
export function Waiting(): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={styles['state']} role="status" aria-label={t('common.loading')}>
      <Spinner />
    </div>
  );
}

/** A turning ring; shows only where something takes a while. */
export function Spinner(): JSX.Element {
  return <span className={styles['spinner']} />;
}

interface SkeletonsProps {
  readonly className?: string | undefined;
  readonly testId?: string;
  /** `Skeleton`s in the places of what loads. */
  readonly children: ReactNode;
}

/** The shapes of what loads. They breathe as one: each by itself would be an animation and a layer of its own. */
export function Skeletons({ className = '', testId, children }: SkeletonsProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <div
      className={`${styles['skeletons']} ${className}`}
      role="status"
      aria-label={t('common.loading')}
      data-testid={testId}
    >
      {children}
    </div>
  );
}

interface SkeletonProps {
  readonly width: string;
  readonly height?: string;
}

/** One grey bar of a skeleton, alone or in `Skeletons`. */
export function Skeleton({ width, height = '14px' }: SkeletonProps): JSX.Element {
  return <span className={styles['skeleton']} style={{ inlineSize: width, blockSize: height }} />;
}
