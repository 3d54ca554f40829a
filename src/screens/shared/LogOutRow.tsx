import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { MenuButton } from '../../ui/Menu.tsx';
import { leaveOverlays } from '../../ui/overlays.ts';
import { ROUTES } from './links.ts';

/** The way out, after a question. */
export function LogOutRow({ isDemo }: { readonly isDemo: boolean }): JSX.Element {
  const { client } = usePage();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = (): void => {
    leaveOverlays(() => {
      // First away from what a visitor may not see, or that would ask for a login.
      void navigate(ROUTES.market, { replace: true });
      client.tell('logOut');
    });
  };
  return (
    <>
      <MenuButton
        icon="logOut"
        tone="danger"
        title={t('account.logOut')}
        testId="log-out"
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmSheet
          title={t('account.logOut')}
          question={t(isDemo ? 'system.logOutDemo' : 'system.logOutReal')}
          answer={t('account.logOut')}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
