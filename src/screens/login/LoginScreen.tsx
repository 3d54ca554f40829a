import { useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Failure } from '../../contract/worker/failure.ts';
import { useSignalValue } from '../../state/signals.ts';
import { isMember } from '../../state/slices.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { command } from '../../worker-client/trading.ts';
import { safeReturnPath } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import styles from './LoginScreen.module.css';

/** Opens the device's demo account, then goes back to where the visitor came from. */
export function LoginScreen(): JSX.Element {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const member = useSignalValue(isMember);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const openDemo = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await command('logInDemo');
    setBusy(false);
    if (!outcome.ok) setFailure(outcome.error);
  };
  if (member) return <Navigate to={safeReturnPath(search.get('from'))} replace />;
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('login.title')} />
      <div className={`${page['content']} ${styles['content']}`}>
        <img src="/icon.svg" alt="" width={56} height={56} />
        <h2>{t('login.heading')}</h2>
        <p className="muted">{t('login.demoHint')}</p>
        <FailureNote failure={failure} />
        <Button busy={busy} onClick={() => void openDemo()} data-testid="open-demo">
          {t('login.demo')}
        </Button>
        <p className={styles['notice']}>{t('login.notice')}</p>
      </div>
    </main>
  );
}
