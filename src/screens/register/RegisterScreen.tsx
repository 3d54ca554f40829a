import { useEffect, useState, type JSX } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RegistrationRules } from '../../contract/worker/auth-api.ts';
import type { Failure, Outcome } from '../../contract/worker/failure.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Skeleton, Failed } from '../../ui/State.tsx';
import { safeReturnPath } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import styles from './RegisterScreen.module.css';

const BONES = [1, 2, 3, 4];

/** Registers, by what the backend asks for; who has registered is logged in and goes back to where they came from. */
export function RegisterScreen(): JSX.Element {
  const { client, state } = usePage();
  const [search] = useSearchParams();
  const session = useSignalValue(state.slices.session);
  const [rules, setRules] = useState<Outcome<RegistrationRules>>();
  useEffect(() => void client.command('registrationRules').then(setRules), [client]);
  const retry = (): void => {
    setRules(undefined);
    void client.command('registrationRules').then(setRules);
  };
  if (session.status === 'member' && !session.user.isDemo) {
    return <Navigate to={safeReturnPath(search.get('from'))} replace />;
  }
  if (rules?.ok) return <RegisterForm rules={rules.value} />;
  return <Waiting failure={rules?.error} onRetry={retry} />;
}

interface WaitingProps {
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

function Waiting({ failure, onRetry }: WaitingProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('register.title')} />
      <div className={page['content']}>
        {failure && <Failed title={t('register.failed')} failure={failure} onRetry={onRetry} />}
        {!failure &&
          BONES.map((each) => (
            <div key={each} className={styles['bone']}>
              <Skeleton width="100%" height="48px" />
            </div>
          ))}
      </div>
    </main>
  );
}
