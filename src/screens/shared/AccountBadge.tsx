import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './AccountBadge.module.css';
import { loginPath, ROUTES } from './links.ts';

/** Which account this is; leads to its place, or to the login. */
export function AccountBadge(): JSX.Element | null {
  const { state } = usePage();
  const { t } = useTranslation();
  const session = useSignalValue(state.slices.session);
  const location = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'visitor') {
    return (
      <Link className={styles['badge']} to={loginPath(location.pathname + location.search)}>
        {t('account.logIn')}
      </Link>
    );
  }
  const { isDemo } = session.user;
  return (
    <Link className={styles['badge']} to={ROUTES.user} data-kind={isDemo ? 'demo' : 'real'} data-testid="account-badge">
      {t(isDemo ? 'account.demo' : 'account.real')}
    </Link>
  );
}
