import type { ComponentType, JSX, ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { CodePart } from '../loading/code-part.ts';
import { FaultBoundary } from '../ui/FaultBoundary.tsx';
import { FaultView } from '../ui/FaultView.tsx';
import { PartView } from '../ui/PartView.tsx';
import { useLocation } from 'react-router-dom';
import { ROUTES } from '../screens/shared/links.ts';
import page from '../screens/shared/Page.module.css';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { WholeScreen } from '../ui/State.tsx';
import styles from './Screen.module.css';
import { hasTabBar } from './tab-bar-paths.ts';

interface ScreenBoundaryProps {
  /** A change of this draws the screen anew after a fault; one that is kept needs none. */
  readonly renewOn?: unknown;
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** A screen that cannot be drawn says so in its own place. */
export function ScreenBoundary({ renewOn, beside = false, children }: ScreenBoundaryProps): JSX.Element {
  return (
    <FaultBoundary
      renewOn={renewOn}
      fallback={
        <ScreenFrame beside={beside}>
          <FaultView />
        </ScreenFrame>
      }
    >
      {children}
    </FaultBoundary>
  );
}

/** A screen whose code loads when it is shown. */
export function Screen({ part }: { readonly part: CodePart<ComponentType> }): JSX.Element {
  return <PartView part={part} props={{}} Frame={ScreenFrame} />;
}

interface ScreenFrameProps {
  /** Whether the screen stands beside the one in front. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** Words in the place of a screen, with a way out where no tab bar offers one. */
export function ScreenFrame({ beside = false, children }: ScreenFrameProps): JSX.Element {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div className={page['page']} role={beside ? 'complementary' : 'main'}>
      <WholeScreen value={!beside}>{children}</WholeScreen>
      {!hasTabBar(pathname) && (
        <div className={styles['out']}>
          <ButtonLink to={ROUTES.market}>{t('notFound.home')}</ButtonLink>
        </div>
      )}
    </div>
  );
}
