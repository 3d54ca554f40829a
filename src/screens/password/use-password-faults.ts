import { useTranslation } from '../../i18n/use-translation.ts';
import { newPasswordFault, useAuthFaultText } from '../shared/auth/auth-checks.ts';

interface Typed {
  readonly code: string;
  readonly password: string;
  readonly repeated: string;
}

/** What a change of password misses, in words of its own: everything missing has the same. */
export function usePasswordFaults({
  code,
  password,
  repeated,
}: Typed): Readonly<Record<keyof Typed, string | undefined>> {
  const { t } = useTranslation();
  const faultText = useAuthFaultText();
  const complete = t('password.complete');
  return {
    password: password === '' ? complete : faultText(newPasswordFault(password)),
    repeated: repeated === '' ? complete : repeated === password ? undefined : t('password.differs'),
    code: code === '' ? complete : undefined,
  };
}
