import { useTranslation } from 'react-i18next';
import { newPasswordFault, useEntryWords } from '../shared/auth/auth-checks.ts';

interface Typed {
  readonly code: string;
  readonly password: string;
  readonly repeated: string;
}

/** What a change of password misses, in the words of the specification (section 5). */
export function usePasswordFaults({
  code,
  password,
  repeated,
}: Typed): Readonly<Record<keyof Typed, string | undefined>> {
  const { t } = useTranslation();
  const wordsOf = useEntryWords();
  const complete = t('password.complete');
  return {
    password: password === '' ? complete : wordsOf(newPasswordFault(password)),
    repeated: repeated === '' ? complete : repeated === password ? undefined : t('password.differs'),
    code: code === '' ? complete : undefined,
  };
}
