import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { MenuButton, MenuGroup, MenuLink } from '../../ui/Menu.tsx';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { LanguageRow } from '../shared/Appearance.tsx';
import { ROUTES } from '../shared/links.ts';
import { useAnswer } from '../shared/use-answer.ts';
import { useRealAccount } from '../shared/use-real-account.ts';
import { IdentityBadge } from './IdentityBadge.tsx';
import styles from './UserScreen.module.css';

const REAL_ROWS = [
  { to: ROUTES.wallet, icon: 'wallet', key: 'wallet.title' },
  { to: ROUTES.charge, icon: 'deposit', key: 'deposit.title' },
  { to: ROUTES.withdraw, icon: 'withdraw', key: 'withdraw.title' },
  { to: ROUTES.identity, icon: 'identity', key: 'identity.title' },
  { to: ROUTES.invite, icon: 'invite', key: 'invite.title' },
  { to: ROUTES.password, icon: 'lock', key: 'password.title' },
] as const;

/** Rows of the account. Those that only real accounts may use a demo user sees too, and is told so; the history is everybody's. */
export function AccountRows({ isDemo }: { readonly isDemo: boolean }): JSX.Element {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const asReal = useRealAccount();
  return (
    <MenuGroup>
      {REAL_ROWS.map(({ to, icon, key }) => (
        <MenuButton
          key={to}
          leads
          icon={icon}
          title={t(key)}
          testId={to}
          {...(to === ROUTES.identity && !isDemo && { value: <IdentityBadge /> })}
          onClick={() => asReal(() => void navigate(to))}
        />
      ))}
      <MenuLink to={ROUTES.history} icon="clock" title={t('history.title')} />
    </MenuGroup>
  );
}

const unreadAnnouncements = ({ command }: WorkerClient) => command('unreadAnnouncements');

export function HelpRows(): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const unread = useSignalValue(state.slices.chatUnread);
  const { value: news = 0 } = useAnswer(unreadAnnouncements);
  return (
    <MenuGroup>
      <MenuLink
        to={ROUTES.announcements}
        icon="megaphone"
        title={t('news.announcements')}
        {...(news > 0 && { value: <Unread count={news} testId="news-unread" /> })}
      />
      <MenuLink to={ROUTES.news} icon="book" title={t('news.guides')} />
      <MenuLink
        to={ROUTES.chat}
        icon="support"
        title={t('chat.title')}
        testId="chat-row"
        {...(unread > 0 && { value: <Unread count={unread} testId="chat-unread" /> })}
      />
      <MenuLink to={ROUTES.contact} icon="mail" title={t('contact.title')} />
      <MenuLink to={ROUTES.feedback} icon="chat" title={t('feedback.title')} />
    </MenuGroup>
  );
}

/** A number that leaves the title its room; said in words to who does not see it. */
function Unread({ count, testId }: { readonly count: number; readonly testId: string }): JSX.Element {
  const { t } = useTranslation();
  return (
    <span className={styles['unread']} role="img" aria-label={t('chat.unread', { count })} data-testid={testId}>
      {count}
    </span>
  );
}

export function SettingRows(): JSX.Element {
  const { t } = useTranslation();
  return (
    <MenuGroup>
      <LanguageRow />
      <MenuLink to={ROUTES.system} icon="settings" title={t('system.title')} />
    </MenuGroup>
  );
}
