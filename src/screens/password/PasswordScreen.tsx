import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { User } from '../../contract/worker/state.ts';
import { isolate } from '../../i18n/number-format.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { useForm } from '../../ui/use-form.ts';
import { MobileField, useRecipient } from '../shared/auth/AccountField.tsx';
import { CodeField } from '../shared/auth/CodeField.tsx';
import { mobileFault, useAuthFaultText } from '../shared/auth/auth-checks.ts';
import { FormScreen } from '../shared/FormScreen.tsx';
import { ROUTES } from '../shared/links.ts';
import { NewPasswordFields } from '../shared/auth/NewPasswordFields.tsx';
import { usePasswordFaults } from './use-password-faults.ts';

export function PasswordScreen(): JSX.Element | null {
  const { state } = usePage();
  const session = useSignalValue(state.slices.session);
  return session.status === 'member' ? <PasswordForm user={session.user} /> : null;
}

/** A new password by a code that goes to the user's own address. It ends every session, this one too. */
function PasswordForm({ user }: { readonly user: User }): JSX.Element {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const faultText = useAuthFaultText();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const mobile = useRecipient('mobile');
  const byMobile = user.email === '';
  const recipient = byMobile ? mobile : ({ by: 'email', account: user.email, areaId: undefined } as const);
  const all = {
    mobile: byMobile ? faultText(mobileFault(mobile.account, mobile.areaId !== undefined)) : undefined,
    ...usePasswordFaults({ code, password, repeated }),
  };
  const form = useForm(all, async () => {
    const outcome = await client.command('changePassword', { newPassword: password, code, by: recipient.by });
    if (!outcome.ok) return outcome.error;
    state.toasts.show('success', outcome.value || t('password.done'));
    // The login is then asked for with the way back to the user's own place.
    void navigate(ROUTES.user, { replace: true });
    client.tell('logOut');
    return undefined;
  });
  return (
    <FormScreen title={t('password.title')} action={t('password.title')} form={form}>
      <p className="muted">{t('password.hint')}</p>
      <NewPasswordFields
        label={t('auth.newPassword')}
        password={password}
        repeated={repeated}
        onPassword={setPassword}
        onRepeated={setRepeated}
        faults={form.faults}
      />
      {byMobile && <MobileField fault={form.faults.mobile} />}
      <CodeField
        purpose="password"
        recipient={all.mobile === undefined ? recipient : undefined}
        onMissing={() => form.demand('mobile')}
        value={code}
        onChange={setCode}
        fault={form.faults.code}
        help={byMobile ? undefined : t('password.codeTo', { to: isolate(user.email) })}
      />
    </FormScreen>
  );
}
