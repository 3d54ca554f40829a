import { useState } from 'react';
import type { RegistrationRules } from '../../contract/worker/auth-api.ts';
import { usePage } from '../../state/page.ts';
import { authDraftOf } from '../../state/auth-draft.ts';
import { useSignalValue } from '../../state/signals.ts';
import { useForm } from '../../ui/use-form.ts';
import {
  emailFault,
  mobileFault,
  newPasswordFault,
  repeatFault,
  useAuthFaultText,
} from '../shared/auth/auth-checks.ts';
import { useRecipient } from '../shared/auth/AccountField.tsx';
import { useCaptcha } from './use-captcha.ts';

/** The form as the backend's rules make it: what is asked, what is wrong, and how it is sent. */
export function useRegistration({ registerBy, asksMobile, asksCaptcha }: RegistrationRules) {
  const page = usePage();
  const { client } = page;
  const authDraft = authDraftOf(page);
  const faultText = useAuthFaultText();
  const draft = useSignalValue(authDraft.typed);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const captcha = useCaptcha(asksCaptcha);
  const recipient = useRecipient(registerBy);
  const phone = useRecipient('mobile');
  const withMobile = registerBy === 'mobile' || asksMobile;
  const all = {
    email: registerBy === 'email' ? faultText(emailFault(draft.email)) : undefined,
    mobile: withMobile ? faultText(mobileFault(draft.mobile, phone.areaId !== undefined)) : undefined,
    captcha: asksCaptcha && captcha.answer.trim() === '' ? faultText('captcha') : undefined,
    code: faultText(draft.code === '' ? 'code' : undefined),
    password: faultText(newPasswordFault(password)),
    repeated: faultText(repeatFault(password, repeated)),
  };
  const form = useForm(all, async () => {
    const outcome = await client.command('register', {
      ...recipient,
      areaId: withMobile ? phone.areaId : undefined,
      mobile: withMobile ? phone.account : '',
      password,
      repeated,
      code: draft.code,
      inviteCode: draft.inviteCode.trim(),
      captcha: captcha.key === undefined ? undefined : { key: captcha.key, answer: captcha.answer.trim() },
    });
    if (outcome.ok) authDraft.clear();
    // A picture is good for one answer, right or wrong.
    else if (asksCaptcha && outcome.error.kind === 'refused') captcha.reload();
    return outcome.ok ? undefined : outcome.error;
  });
  const sending = {
    recipient: all[registerBy] === undefined ? recipient : undefined,
    onMissing: () => void form.demand(registerBy),
  };
  return { form, captcha, sending, withMobile, password, setPassword, repeated, setRepeated };
}
