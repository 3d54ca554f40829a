import { useCallback, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Invitation, InvitationSums } from '../../contract/worker/invite-api.ts';
import type { Notice } from '../../contract/worker/state.ts';
import { isPositive } from '../../domain/decimal.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Money } from '../../ui/Money.tsx';
import { Empty, Skeleton, Skeletons } from '../../ui/State.tsx';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { NotLoaded } from '../shared/Answered.tsx';
import { MoreRows } from '../shared/MoreRows.tsx';
import { useOnNotice } from '../shared/use-on-notice.ts';
import { usePages, type Pages } from '../shared/use-pages.ts';
import { InvitedFriend } from './InvitedFriend.tsx';
import styles from './InviteScreen.module.css';

/** Who registered with the user's code, and what it brought; nothing where the server keeps no such list. */
export function InvitedFriends(): JSX.Element | null {
  const { t } = useTranslation();
  const [sums, setSums] = useState<InvitationSums>();
  const load = useCallback(async ({ command }: WorkerClient, page: number) => {
    const outcome = await command('invitations', page);
    if (outcome.ok) setSums(outcome.value.sums);
    return outcome;
  }, []);
  const friends = usePages(load);
  useOnNotice(isAboutReward, friends.refresh);
  if (friends.total === undefined && friends.failure?.kind === 'refused') return null;
  return (
    <section className={styles['friends']} aria-label={t('invite.friends')} data-testid="invited-friends">
      <h2>{t('invite.friends')}</h2>
      {sums && <Sums sums={sums} />}
      <FriendList friends={friends} />
    </section>
  );
}

function isAboutReward(notice: Notice): boolean {
  return notice.kind === 'rewardReviewed';
}

/** What a friend brings, and what all have brought. */
function Sums({ sums: { verified, paid, waiting, offer } }: { readonly sums: InvitationSums }): JSX.Element {
  const { t } = useTranslation();
  const { money, typed } = useFormatters();
  const hasRewards = isPositive(offer) || isPositive(paid) || isPositive(waiting);
  const count = { name: t('invite.verifiedCount'), value: <span className="number">{typed(String(verified))}</span> };
  const rewards = [
    { name: t('invite.paid'), value: <Money value={paid} testId="rewards-paid" /> },
    { name: t('funds.pending'), value: <Money value={waiting} testId="rewards-waiting" /> },
  ];
  return (
    <>
      {isPositive(offer) && <p className="muted">{t('invite.offer', { amount: isolate(money(offer, 2)) })}</p>}
      <DataList rows={hasRewards ? [count, ...rewards] : [count]} />
    </>
  );
}

function FriendList({ friends }: { readonly friends: Pages<Invitation> }): JSX.Element {
  const { t } = useTranslation();
  const { items, total, failure, again } = friends;
  if (total === undefined) {
    if (failure) return <NotLoaded title={t('invite.failed')} answer={{ failure, again }} />;
    return <FriendsSkeleton />;
  }
  if (items.length === 0) return <Empty icon="user" title={t('invite.empty')} hint={t('invite.emptyHint')} />;
  return (
    <>
      <ul>
        {items.map((friend) => (
          <InvitedFriend key={friend.id} friend={friend} />
        ))}
      </ul>
      <MoreRows rows={friends} testId="more-friends" />
    </>
  );
}

function FriendsSkeleton(): JSX.Element {
  return (
    <Skeletons>
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className={styles['friend']}>
          <Skeleton width="40%" height="16px" />
          <Skeleton width="60%" />
        </div>
      ))}
    </Skeletons>
  );
}
