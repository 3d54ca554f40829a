import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { version } from '../../../package.json';
import { installationOf } from '../../state/installation.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { MenuButton, MenuGroup, MenuLine, MenuLink } from '../../ui/Menu.tsx';
import { Appearance, LanguageRow } from '../shared/Appearance.tsx';
import { DataSaverRow } from '../shared/DataSaverRow.tsx';
import { ROUTES } from '../shared/links.ts';
import { LogOutRow } from '../shared/LogOutRow.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { PushSection } from './PushSection.tsx';
import styles from './SystemScreen.module.css';

/** The settings of this device, and the way out. */
export function SystemScreen(): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const session = useSignalValue(state.slices.session);
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('system.title')} />
      <div className={`${page['content']} ${styles['content']}`}>
        <MenuGroup>
          <LanguageRow />
        </MenuGroup>
        <Appearance />
        {session.status === 'member' && <PushSection user={session.user} />}
        <MenuGroup>
          <DataSaverRow />
          <MenuLink to={ROUTES.connection} icon="signal" title={t('line.title')} testId="to-connection" />
        </MenuGroup>
        <MenuGroup>
          <InstallRow />
          <ClearCacheRow />
          <MenuLine icon="info" title={t('system.version')} value={<span className="number">{version}</span>} />
        </MenuGroup>
        {session.status === 'member' && (
          <MenuGroup>
            <LogOutRow isDemo={session.user.isDemo} />
          </MenuGroup>
        )}
      </div>
    </main>
  );
}

/** Where the browser can do it. */
function InstallRow(): JSX.Element | null {
  const { t } = useTranslation();
  const { isOffered, install } = installationOf(usePage());
  if (!useSignalValue(isOffered)) return null;
  return <MenuButton icon="install" title={t('install.title')} testId="install" onClick={() => void install()} />;
}

function ClearCacheRow(): JSX.Element {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const clear = async (): Promise<void> => {
    setBusy(true);
    const outcome = await client.command('clearCache');
    setBusy(false);
    setAsking(false);
    if (outcome.ok) state.toasts.show('success', t('system.cleared'));
    else state.toasts.show('failure', textOf(outcome.error));
  };
  return (
    <>
      <MenuButton icon="broom" title={t('system.clear')} testId="clear-cache" onClick={() => setAsking(true)} />
      {asking && (
        <ConfirmSheet
          title={t('system.clear')}
          question={t('system.clearQuestion')}
          answer={t('common.confirm')}
          busy={busy}
          onConfirm={() => void clear()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
