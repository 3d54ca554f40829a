import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Money } from '../../ui/Money.tsx';
import { Appearance } from '../shared/Appearance.tsx';
import { LogOutRow } from '../shared/LogOutRow.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { MenuGroup } from '../../ui/Menu.tsx';
import { DemoRows } from './DemoRows.tsx';
import { AccountRows, HelpRows, SettingRows } from './UserRows.tsx';
import styles from './UserScreen.module.css';
import { UserCard } from './UserCard.tsx';

/** The user's own place: who one is, what one has, and the way to everything else. */
export function UserScreen(): JSX.Element | null {
  const { state } = usePage();
  const { t } = useTranslation();
  const session = useSignalValue(state.slices.session);
  if (session.status !== 'member') return null;
  const { user } = session;
  return (
    <main className={page['page']} data-testid="user-screen">
      <ScreenHeader title={t('account.title')} />
      <div className={`${page['content']} ${styles['content']}`}>
        <UserCard user={user} />
        <Balance />
        {user.isDemo && <DemoRows />}
        <AccountRows isDemo={user.isDemo} />
        <HelpRows />
        <Appearance />
        <SettingRows />
        <MenuGroup>
          <LogOutRow isDemo={user.isDemo} />
        </MenuGroup>
      </div>
    </main>
  );
}

function Balance(): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const summary = useSignalValue(state.account);
  return (
    <div className={styles['balance']}>
      <span className="muted">{t('account.balance')}</span>
      <Money value={summary?.balance} className={styles['amount']} testId="user-balance" />
    </div>
  );
}
