import { useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../contract/worker/state.ts';
import { redRises, riseIsRed, theme, type Theme } from '../../state/preferences.ts';
import { useSignalValue } from '../../state/signals.ts';
import { account } from '../../state/slices.ts';
import { showToast } from '../../state/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { Money } from '../../ui/Money.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { command, tell } from '../../worker-client/trading.ts';
import styles from './AccountSheet.module.css';

interface AccountSheetProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** The account, how prices look, and the way out. */
export function AccountSheet({ user, onClose }: AccountSheetProps): JSX.Element {
  const { t } = useTranslation();
  const figures = useSignalValue(account);
  return (
    <Sheet title={t('account.title')} onClose={onClose}>
      <div className={styles['sections']}>
        <DataList
          rows={[
            { name: t('account.id'), value: <span className="number">{user.uid || user.id}</span> },
            { name: t('account.balance'), value: <Money value={figures?.balance} /> },
          ]}
        />
        <Looks />
        {user.isDemo && <ResetDemo onDone={onClose} />}
        <Button
          tone="quiet"
          onClick={() => {
            tell('logOut');
            onClose();
          }}
        >
          {t('account.logOut')}
        </Button>
      </div>
    </Sheet>
  );
}

function Looks(): JSX.Element {
  const { t } = useTranslation();
  const red = useSignalValue(riseIsRed);
  const shownTheme = useSignalValue(theme);
  return (
    <>
      <span className={styles['label']}>{t('account.risingColour')}</span>
      <Segmented
        label={t('account.risingColour')}
        value={red ? 'red' : 'green'}
        options={[
          { value: 'green', text: t('account.green') },
          { value: 'red', text: t('account.red') },
        ]}
        onChange={(value) => (redRises.value = value === 'red')}
      />
      <span className={styles['label']}>{t('account.theme')}</span>
      <Segmented<Theme>
        label={t('account.theme')}
        value={shownTheme}
        options={[
          { value: 'light', text: t('account.light') },
          { value: 'dark', text: t('account.dark') },
        ]}
        onChange={(value) => (theme.value = value)}
      />
    </>
  );
}

function ResetDemo({ onDone }: { readonly onDone: () => void }): JSX.Element {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const reset = async (): Promise<void> => {
    setBusy(true);
    const outcome = await command('resetDemo');
    setBusy(false);
    if (!outcome.ok) return showToast('failure', textOf(outcome.error));
    showToast('success', outcome.value || t('account.resetDone'));
    onDone();
  };
  if (!asking) {
    return (
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('account.reset')}
      </Button>
    );
  }
  return (
    <div className={styles['question']} role="alert">
      <p>{t('account.resetConfirm')}</p>
      <div className={styles['answers']}>
        <Button tone="quiet" onClick={() => setAsking(false)}>
          {t('common.cancel')}
        </Button>
        <Button busy={busy} onClick={() => void reset()}>
          {t('common.confirm')}
        </Button>
      </div>
    </div>
  );
}
