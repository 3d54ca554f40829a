import { useEffect, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RegistrationRules } from '../../contract/worker/auth-api.ts';
import { usePage } from '../../state/page.ts';
import { authDraftOf } from '../../state/auth-draft.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Link } from '../../ui/Link.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { EmailField, MobileField } from '../shared/auth/AccountField.tsx';
import { CodeField } from '../shared/auth/CodeField.tsx';
import { ExcludedCountries } from '../shared/ExcludedCountries.tsx';
import { FormScreen } from '../shared/FormScreen.tsx';
import layout from '../shared/FormScreen.module.css';
import { linkParameter, ROUTES, authPath } from '../shared/links.ts';
import { NewPasswordFields } from '../shared/auth/NewPasswordFields.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { useRegistration } from './use-registration.ts';

/** Asks what the rules want of somebody new. */
export function RegisterForm({ rules }: { readonly rules: RegistrationRules }): JSX.Element {
  const authDraft = authDraftOf(usePage());
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { code } = useSignalValue(authDraft.typed);
  const { form, captcha, sending, withMobile, ...passwords } = useRegistration(rules);
  useInviteCode();
  return (
    <FormScreen title={t('register.title')} action={t('register.title')} form={form}>
      {rules.registerBy === 'email' && <EmailField fault={form.faults.email} />}
      {withMobile && <MobileField fault={form.faults.mobile} />}
      {rules.asksCaptcha && <CaptchaField captcha={captcha} fault={form.faults.captcha} />}
      <CodeField
        purpose="register"
        {...sending}
        value={code}
        onChange={(text) => authDraft.edit({ code: text })}
        fault={form.faults.code}
      />
      <NewPasswordFields
        label={t('auth.password')}
        password={passwords.password}
        repeated={passwords.repeated}
        onPassword={passwords.setPassword}
        onRepeated={passwords.setRepeated}
        faults={form.faults}
      />
      <InviteField />
      <ExcludedCountries />
      <div className={layout['links']}>
        <Link to={authPath(ROUTES.login, search.get('from'))} replace>
          {t('register.haveAccount')}
        </Link>
      </div>
    </FormScreen>
  );
}

/** The link that was followed may name who invited. */
function useInviteCode(): void {
  const authDraft = authDraftOf(usePage());
  const [search] = useSearchParams();
  const linked = search.get('invite_code') ?? linkParameter('invite_code', location);
  useEffect(() => {
    if (linked) authDraft.edit({ inviteCode: linked });
  }, [authDraft, linked]);
}

function InviteField(): JSX.Element {
  const authDraft = authDraftOf(usePage());
  const { t } = useTranslation();
  const { inviteCode } = useSignalValue(authDraft.typed);
  return (
    <TextField
      label={t('auth.inviteCode')}
      value={inviteCode}
      onChange={(text) => authDraft.edit({ inviteCode: text })}
      latin
      name="invite-code"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  );
}
