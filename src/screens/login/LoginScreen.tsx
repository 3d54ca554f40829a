import { useState, type JSX } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AccountKind } from '../../contract/worker/auth-api.ts';
import { usePage } from '../../state/page.ts';
import { authDraftOf } from '../../state/auth-draft.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Link } from '../../ui/Link.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useForm } from '../../ui/use-form.ts';
import { EmailField, MobileField, useRecipient } from '../shared/auth/AccountField.tsx';
import { mobileFault, useAuthFaultText } from '../shared/auth/auth-checks.ts';
import { FormScreen } from '../shared/FormScreen.tsx';
import layout from '../shared/FormScreen.module.css';
import { ROUTES, safeReturnPath, authPath } from '../shared/links.ts';
import { DemoLogin } from './DemoLogin.tsx';
import styles from './LoginScreen.module.css';

/** Logs in, or opens the device's demo account; then goes back to where the user came from. */
export function LoginScreen(): JSX.Element {
  const { state } = usePage();
  const [search] = useSearchParams();
  const session = useSignalValue(state.slices.session);
  const [entered, setEntered] = useState(false);
  const from = search.get('from');
  const isReal = session.status === 'member' && !session.user.isDemo;
  // A demo user may come here for a real account, and leaves only by logging in.
  if (isReal || (entered && session.status === 'member')) return <Navigate to={safeReturnPath(from)} replace />;
  return <LoginForm from={from} onEntered={() => setEntered(true)} />;
}

interface LoginFormProps {
  readonly from: string | null;
  readonly onEntered: () => void;
}

function LoginForm({ from, onEntered }: LoginFormProps): JSX.Element {
  const page = usePage();
  const { client } = page;
  const authDraft = authDraftOf(page);
  const { t } = useTranslation();
  const faultText = useAuthFaultText();
  const { by, email, mobile } = useSignalValue(authDraft.typed);
  const [password, setPassword] = useState('');
  const recipient = useRecipient(by);
  const accountFault = email.trim() === '' ? 'emailOrMobile' : undefined;
  const all = {
    account: faultText(by === 'email' ? accountFault : mobileFault(mobile, recipient.areaId !== undefined)),
    password: faultText(password === '' ? 'password' : undefined),
  };
  const form = useForm(all, async () => {
    const outcome = await client.command('logIn', { ...recipient, password });
    if (!outcome.ok) return outcome.error;
    authDraft.clear();
    onEntered();
    return undefined;
  });
  return (
    <FormScreen title={t('login.title')} action={t('login.title')} form={form}>
      <Segmented<AccountKind>
        label={t('login.way')}
        value={by}
        options={[
          { value: 'email', text: t('auth.email') },
          { value: 'mobile', text: t('auth.byMobile') },
        ]}
        onChange={(value) => authDraft.edit({ by: value })}
      />
      {by === 'email' ? <EmailField fault={form.faults.account} orName /> : <MobileField fault={form.faults.account} />}
      <PasswordField
        label={t('auth.password')}
        value={password}
        onChange={setPassword}
        fault={form.faults.password}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <div className={layout['links']}>
        <Link to={authPath(ROUTES.register, from)}>{t('register.title')}</Link>
        <Link to={authPath(ROUTES.forgot, from)}>{t('login.forgot')}</Link>
      </div>
      <DemoLogin from={from} onEntered={onEntered} />
      <div className={layout['links']}>
        <Link to={ROUTES.chat}>{t('chat.title')}</Link>
      </div>
      <p className={styles['notice']}>{t('login.notice')}</p>
    </FormScreen>
  );
}
