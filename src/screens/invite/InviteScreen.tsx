import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Button } from '../../ui/Button.tsx';
import { PRODUCT } from '../../ui/ScreenTitle.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MenuIcon } from '../../ui/menu-icons.tsx';
import { Empty } from '../../ui/State.tsx';
import { CopyButton, useCopy } from '../shared/CopyButton.tsx';
import { inviteLink, ROUTES } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { QrCode } from '../shared/qr/QrCode.tsx';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { ShareButton } from '../shared/ShareButton.tsx';
import { InvitedFriends } from './InvitedFriends.tsx';
import styles from './InviteScreen.module.css';

/** The user's invitation as a link and as a code that another phone reads. */
export function InviteScreen(): JSX.Element | null {
  const { state } = usePage();
  const { t } = useTranslation();
  const session = useSignalValue(state.slices.session);
  if (session.status !== 'member') return null;
  const { inviteCode } = session.user;
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('invite.title')} />
      <div className={page['content']}>
        {inviteCode === '' ? (
          <Empty
            icon="user"
            title={t('invite.none')}
            action={<ButtonLink to={ROUTES.contact}>{t('contact.title')}</ButtonLink>}
          />
        ) : (
          <>
            <Invitation code={inviteCode} />
            <InvitedFriends />
          </>
        )}
      </div>
    </main>
  );
}

function Invitation({ code }: { readonly code: string }): JSX.Element {
  const { t } = useTranslation();
  const copy = useCopy();
  const link = inviteLink(location.origin, code);
  return (
    <div className={styles['invitation']}>
      <p className={styles['how']}>{t('invite.how')}</p>
      <QrCode text={link} label={t('invite.qr')} />
      <dl className={styles['facts']}>
        <dt>{t('invite.code')}</dt>
        <dd>
          <bdi className={styles['code']}>{code}</bdi>
          <CopyButton text={code} what={t('invite.code')} />
        </dd>
        <dt>{t('invite.link')}</dt>
        <dd>
          <bdi data-testid="invite-link">{link}</bdi>
        </dd>
      </dl>
      <div className={styles['actions']}>
        <Button onClick={() => copy(link)} data-testid="copy-link">
          <MenuIcon name="copy" size={20} />
          {t('invite.copyLink')}
        </Button>
        <ShareButton title={PRODUCT} url={link} testId="share-link" />
      </div>
    </div>
  );
}
