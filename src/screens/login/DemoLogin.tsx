import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Failure } from '../../contract/worker/failure.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { safeReturnPath } from '../shared/links.ts';
import styles from './LoginScreen.module.css';

interface DemoLoginProps {
  readonly from: string | null;
  readonly onEntered: () => void;
}

/** Opens the device's demo account; who uses it already goes back to it. */
export function DemoLogin({ from, onEntered }: DemoLoginProps): JSX.Element {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const inDemo = useSignalValue(state.isMember);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const open = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await client.command('logInDemo');
    setBusy(false);
    if (outcome.ok) onEntered();
    else setFailure(outcome.error);
  };
  if (inDemo) {
    return (
      <Button tone="quiet" onClick={() => void navigate(safeReturnPath(from), { replace: true })}>
        {t('login.backToDemo')}
      </Button>
    );
  }
  return (
    <section className={styles['demo']}>
      <h2>{t('login.heading')}</h2>
      <p className="muted">{t('login.demoHint')}</p>
      <FailureNote failure={failure} />
      <Button tone="quiet" busy={busy} onClick={() => void open()} data-testid="open-demo">
        {t('login.demo')}
      </Button>
    </section>
  );
}
