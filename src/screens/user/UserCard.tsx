import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { User } from '../../contract/worker/state.ts';
import { isolate } from '../../i18n/number-format.ts';
import { Icon } from '../../ui/icons.tsx';
import { CopyButton } from '../shared/CopyButton.tsx';
import styles from './UserScreen.module.css';

/** The name that the user goes by, to be copied, and what kind of account it is. */
export function UserCard({ user }: { readonly user: User }): JSX.Element {
  const { t } = useTranslation();
  const uid = user.uid || String(user.id);
  const name = user.email || uid;
  return (
    <section className={styles['who']}>
      <span className={styles['face']}>
        <Icon name="user" size={26} />
      </span>
      <div className={styles['names']}>
        <div className={styles['name']}>
          <strong>
            <Name text={name} />
          </strong>
          <CopyButton text={name} what={user.email ? t('auth.email') : t('account.id')} />
        </div>
        <div className={styles['facts']}>
          <span className={styles['badge']} data-kind={user.isDemo ? 'demo' : 'real'}>
            {t(user.isDemo ? 'account.demo' : 'account.real')}
          </span>
          {!user.isDemo && user.level !== '' && <span>{t('profile.level', { level: isolate(user.level) })}</span>}
          {user.email !== '' && (
            <span>
              {t('account.id')} <bdi>{uid}</bdi>
            </span>
          )}
        </div>
      </div>
    </section>
  );
}

/** A long address breaks before its domain rather than anywhere. */
function Name({ text }: { readonly text: string }): JSX.Element {
  const [start = '', domain] = text.split('@');
  return (
    <bdi data-testid="user-name">
      {start}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
    </bdi>
  );
}
