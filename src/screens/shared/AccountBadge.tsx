import { lazy, Suspense, useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSignalValue } from '../../state/signals.ts';
import { slices } from '../../state/slices.ts';
import styles from './AccountBadge.module.css';
import { loginPath } from './links.ts';

const AccountSheet = lazy(async () => ({ default: (await import('./AccountSheet.tsx')).AccountSheet }));

/** Which account this is; the way to log in for a visitor. */
export function AccountBadge(): JSX.Element | null {
  const { t } = useTranslation();
  const session = useSignalValue(slices.session);
  const [open, setOpen] = useState(false);
  const location = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'visitor') {
    return (
      <Link className={styles['badge']} to={loginPath(location.pathname + location.search)}>
        {t('account.logIn')}
      </Link>
    );
  }
  return (
    <>
      <button type="button" className={styles['badge']} onClick={() => setOpen(true)} data-testid="account-badge">
        {session.user.isDemo ? t('account.demo') : t('account.real')}
      </button>
      {open && (
        <Suspense>
          <AccountSheet user={session.user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
