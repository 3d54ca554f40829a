import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { MenuButton, MenuGroup, MenuLink } from '../../ui/Menu.tsx';
import { loginPath, ROUTES } from '../shared/links.ts';

/** What only a demo user has: a new beginning, and the way to a real account. */
export function DemoRows(): JSX.Element {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <MenuGroup>
      <MenuButton icon="reset" title={t('account.reset')} testId="reset-demo" onClick={() => setAsking(true)} />
      <MenuLink to={loginPath(ROUTES.user)} icon="identity" title={t('real.logIn')} />
      {asking && <ResetDemo onClose={() => setAsking(false)} />}
    </MenuGroup>
  );
}

function ResetDemo({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [busy, setBusy] = useState(false);
  const reset = async (): Promise<void> => {
    setBusy(true);
    const outcome = await client.command('resetDemo');
    setBusy(false);
    if (!outcome.ok) return state.toasts.show('failure', textOf(outcome.error));
    state.toasts.show('success', outcome.value || t('account.resetDone'));
    onClose();
  };
  return (
    <ConfirmSheet
      title={t('account.reset')}
      question={t('account.resetConfirm')}
      answer={t('common.confirm')}
      busy={busy}
      onConfirm={() => void reset()}
      onClose={onClose}
    />
  );
}
