import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Empty } from '../../ui/State.tsx';
import { loginPath } from './links.ts';
import page from './Page.module.css';
import { ScreenHeader } from './ScreenHeader.tsx';

/** What a demo user sees in place of a screen for real accounts, with the way to one. */
export function OnlyReal(): JSX.Element {
  const { t } = useTranslation();
  const location = useLocation();
  return (
    <main className={page['page']} data-testid="only-real">
      <ScreenHeader title={t('account.title')} />
      <div className={page['content']}>
        <Empty
          icon="user"
          title={t('real.only')}
          hint={t('real.hint')}
          action={
            <ButtonLink tone="primary" to={loginPath(location.pathname + location.search)}>
              {t('real.logIn')}
            </ButtonLink>
          }
        />
      </div>
    </main>
  );
}
