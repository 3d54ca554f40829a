import type { JSX } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePage } from '../../../state/page.ts';
import { authDraftOf } from '../../../state/auth-draft.ts';
import { useSignalValue } from '../../../state/signals.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { AreaButton } from './AreaButton.tsx';
import type { AccountKind, Recipient } from '../../../contract/worker/auth-api.ts';
import { areasOf } from '../../../state/areas.ts';
import { plainMobile } from './auth-checks.ts';

interface AccountFieldProps {
  readonly fault: string | undefined;
}

/** The e-mail; to log in, a user name will do as well. */
export function EmailField({ fault, orName = false }: AccountFieldProps & { readonly orName?: boolean }): JSX.Element {
  const authDraft = authDraftOf(usePage());
  const { t } = useTranslation();
  const { email } = useSignalValue(authDraft.typed);
  return (
    <TextField
      label={orName ? t('auth.emailOrName') : t('auth.email')}
      value={email}
      onChange={(text) => authDraft.edit({ email: text })}
      fault={fault}
      latin
      // A user name is no address, which a field for addresses would refuse.
      type={orName ? 'text' : 'email'}
      inputMode="email"
      name={orName ? 'username' : 'email'}
      autoComplete={orName ? 'username' : 'email'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}

/** The mobile number, with its area code. */
export function MobileField({ fault }: AccountFieldProps): JSX.Element {
  const authDraft = authDraftOf(usePage());
  const { t } = useTranslation();
  const { mobile } = useSignalValue(authDraft.typed);
  return (
    <TextField
      label={t('auth.mobile')}
      value={mobile}
      onChange={(text) => authDraft.edit({ mobile: text })}
      fault={fault}
      before={<AreaButton />}
      latin
      type="tel"
      inputMode="tel"
      name="mobile"
      autoComplete="tel-national"
      enterKeyHint="next"
    />
  );
}

/** The account as typed, in the words of the worker. */
export function useRecipient(by: AccountKind): Recipient {
  const page = usePage();
  const areas = areasOf(page);
  const authDraft = authDraftOf(page);
  const { email, mobile } = useSignalValue(authDraft.typed);
  const area = useSignalValue(areas.selected);
  if (by === 'email') return { by, account: email.trim(), areaId: undefined };
  return { by, account: plainMobile(mobile), areaId: area?.id };
}
