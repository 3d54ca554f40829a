import type { JSX, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ROUTES } from '../screens/shared/links.ts';
import page from '../screens/shared/Page.module.css';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './ScreenFrame.module.css';
import { hasTabs } from './tabbed.ts';

/** Words in the place of a screen, with a way out where no tab bar offers one. */
export function ScreenFrame({ children }: { readonly children: ReactNode }): JSX.Element {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <main className={page['page']}>
      {children}
      {!hasTabs(pathname) && (
        <div className={styles['out']}>
          <ButtonLink to={ROUTES.market}>{t('notFound.home')}</ButtonLink>
        </div>
      )}
    </main>
  );
}
