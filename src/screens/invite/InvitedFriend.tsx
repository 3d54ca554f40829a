import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Invitation } from '../../contract/worker/invite-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { Money } from '../../ui/Money.tsx';
import styles from './InviteScreen.module.css';

const STATUS_TEXTS = {
  pending: 'funds.pending',
  finished: 'invite.paid',
  rejected: 'funds.rejected',
  invalid: 'funds.invalid',
} as const;

/** One friend: when they came and were verified, and what has become of the reward. */
export function InvitedFriend({ friend }: { readonly friend: Invitation }): JSX.Element {
  const { t } = useTranslation();
  const { dateTime } = useFormatters();
  const { name, registeredAt, verifiedAt, reward } = friend;
  return (
    <li className={styles['friend']} data-testid="invited-friend" data-status={reward?.status}>
      <span className={styles['line']}>
        <span className={styles['person']}>
          <bdi className={styles['name']}>{name}</bdi>
          {registeredAt !== '' && <span>{t('invite.registered', { time: dateTime(registeredAt) })}</span>}
          <span>
            {verifiedAt === '' ? t('invite.unverified') : t('invite.verified', { time: dateTime(verifiedAt) })}
          </span>
        </span>
        {reward && (
          <span className={styles['reward']}>
            <Money value={reward.amount} className={styles['name']} />
            <span className={styles['status']} data-status={reward.status} data-testid="reward-status">
              {t(STATUS_TEXTS[reward.status])}
            </span>
          </span>
        )}
      </span>
      {reward && reward.remark !== '' && (
        <p className={styles['remark']} dir="auto" data-testid="reward-remark">
          {reward.remark}
        </p>
      )}
    </li>
  );
}
