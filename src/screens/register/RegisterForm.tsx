import { useEffect, useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { EntryRules } from '../../contract/worker/entry-api.ts';
import { clearEntry, editEntry, entryDraft } from '../../state/entry-draft.ts';
import { useSignalValue } from '../../state/signals.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useForm } from '../../ui/use-form.ts';
import { command } from '../../worker-client/trading.ts';
import { EmailField, MobileField } from '../shared/AccountField.tsx';
import { CodeField } from '../shared/CodeField.tsx';
import { emailFault, mobileFault, newPasswordFault, repeatFault } from '../shared/entry-checks.ts';
import { EntryForm } from '../shared/EntryForm.tsx';
import { linkParameter, ROUTES, wayIn } from '../shared/links.ts';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { useEntryWords } from '../shared/use-entry-words.ts';
import { useRecipient } from '../shared/use-recipient.ts';
import { CaptchaField } from './CaptchaField.tsx';
import styles from './RegisterScreen.module.css';
import { useCaptcha } from './use-captcha.ts';

export function RegisterForm({ rules }: { readonly rules: EntryRules }): JSX.Element {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const wordsOf = useEntryWords();
  const draft = useSignalValue(entryDraft);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const captcha = useCaptcha(rules.asksCaptcha);
  const mobile = useRecipient('mobile');
  const email = useRecipient('email');
  const byEmail = rules.registerBy === 'email';
  const recipient = byEmail ? email : mobile;
  const withMobile = !byEmail || rules.asksMobile;
  useInviteCode();
  const all = {
    email: byEmail ? wordsOf(emailFault(draft.email)) : undefined,
    mobile: withMobile ? wordsOf(mobileFault(draft.mobile, mobile.areaId !== undefined)) : undefined,
    captcha: rules.asksCaptcha && captcha.answer.trim() === '' ? wordsOf('captcha') : undefined,
    code: wordsOf(draft.code === '' ? 'code' : undefined),
    password: wordsOf(newPasswordFault(password)),
    repeated: wordsOf(repeatFault(password, repeated)),
  };
  const form = useForm(all, async () => {
    const outcome = await command('register', {
      ...recipient,
      areaId: withMobile ? mobile.areaId : undefined,
      mobile: withMobile ? mobile.account : '',
      password,
      repeated,
      code: draft.code,
      inviteCode: draft.inviteCode.trim(),
      captcha: captcha.key === undefined ? undefined : { key: captcha.key, answer: captcha.answer.trim() },
    });
    if (outcome.ok) clearEntry();
    // A picture is good for one answer, right or wrong.
    else if (rules.asksCaptcha && outcome.error.kind === 'refused') captcha.reload();
    return outcome.ok ? undefined : outcome.error;
  });
  const channel = byEmail ? 'email' : 'mobile';
  return (
    <EntryForm title={t('register.title')} action={t('register.title')} form={form}>
      {byEmail && <EmailField fault={form.faults.email} />}
      {withMobile && <MobileField fault={form.faults.mobile} />}
      {rules.asksCaptcha && <CaptchaField captcha={captcha} fault={form.faults.captcha} />}
      <CodeField
        purpose="register"
        recipient={all[channel] === undefined ? recipient : undefined}
        onMissing={() => form.demand(channel)}
        value={draft.code}
        onChange={(code) => editEntry({ code })}
        fault={form.faults.code}
      />
      <NewPasswordFields
        label={t('entry.password')}
        password={password}
        repeated={repeated}
        onPassword={setPassword}
        onRepeated={setRepeated}
        faults={form.faults}
      />
      <InviteField />
      <p className={styles['links']}>
        <Link to={wayIn(ROUTES.login, search.get('from'))} replace>
          {t('register.haveAccount')}
        </Link>
      </p>
    </EntryForm>
  );
}

/** The link that was followed may name who invited. */
function useInviteCode(): void {
  const [search] = useSearchParams();
  const linked = search.get('invite_code') ?? linkParameter('invite_code', location);
  useEffect(() => {
    if (linked) editEntry({ inviteCode: linked });
  }, [linked]);
}

function InviteField(): JSX.Element {
  const { t } = useTranslation();
  const { inviteCode } = useSignalValue(entryDraft);
  return (
    <TextField
      label={t('entry.inviteCode')}
      value={inviteCode}
      onChange={(text) => editEntry({ inviteCode: text })}
      latin
      name="invite-code"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  );
}
