import type { JSX, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ROUTES } from '../screens/shared/links.ts';
import page from '../screens/shared/Page.module.css';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { WholeScreen } from '../ui/whole-screen.ts';
import styles from './ScreenFrame.module.css';
import { hasTabBar } from './tab-bar-paths.ts';

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
