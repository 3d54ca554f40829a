import { useState, type JSX } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AccountKind } from '../../contract/worker/auth-api.ts';
import { usePage } from '../../state/page.ts';
import { authDraftOf } from '../../state/auth-draft.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Link } from '../../ui/Link.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useForm } from '../../ui/use-form.ts';
import { EmailField, MobileField, useRecipient } from '../shared/auth/AccountField.tsx';
import { CodeField } from '../shared/auth/CodeField.tsx';
import { newPasswordFault, reachableFault, repeatFault, useAuthFaultText } from '../shared/auth/auth-checks.ts';
import { FormScreen } from '../shared/FormScreen.tsx';
import layout from '../shared/FormScreen.module.css';
import { ROUTES, authPath } from '../shared/links.ts';
import { NewPasswordFields } from '../shared/auth/NewPasswordFields.tsx';

/** Sets a new password by a code that goes to the account's e-mail or mobile. */
export function ForgotScreen(): JSX.Element {
  const page = usePage();
  const { client, state } = page;
  const authDraft = authDraftOf(page);
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const faultText = useAuthFaultText();
  const draft = useSignalValue(authDraft.typed);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const recipient = useRecipient(draft.by);
  const all = {
    account: faultText(reachableFault(draft.by, draft, recipient.areaId !== undefined)),
    code: faultText(draft.code === '' ? 'code' : undefined),
    password: faultText(newPasswordFault(password)),
    repeated: faultText(repeatFault(password, repeated)),
  };
  const form = useForm(all, async () => {
    const outcome = await client.command('resetPassword', { ...recipient, code: draft.code, password, repeated });
    if (!outcome.ok) return outcome.error;
    authDraft.edit({ code: '' });
    state.toasts.show('success', outcome.value || t('forgot.done'));
    await navigate(authPath(ROUTES.login, search.get('from')), { replace: true });
    return undefined;
  });
  return (
    <FormScreen title={t('forgot.title')} action={t('forgot.submit')} form={form}>
      <Segmented<AccountKind>
        label={t('forgot.way')}
        value={draft.by}
        options={[
          { value: 'email', text: t('auth.email') },
          { value: 'mobile', text: t('auth.byMobile') },
        ]}
        onChange={(by) => authDraft.edit({ by })}
      />
      {draft.by === 'email' ? <EmailField fault={form.faults.account} /> : <MobileField fault={form.faults.account} />}
      <CodeField
        purpose="reset"
        recipient={all.account === undefined ? recipient : undefined}
        onMissing={() => form.demand('account')}
        value={draft.code}
        onChange={(code) => authDraft.edit({ code })}
        fault={form.faults.code}
      />
      <NewPasswordFields
        label={t('auth.newPassword')}
        password={password}
        repeated={repeated}
        onPassword={setPassword}
        onRepeated={setRepeated}
        faults={form.faults}
      />
      <div className={layout['links']}>
        <Link to={ROUTES.chat}>{t('chat.title')}</Link>
      </div>
    </FormScreen>
  );
}
