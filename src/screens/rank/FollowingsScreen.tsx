import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Following } from '../../contract/worker/follow-api.ts';
import type { Notice } from '../../contract/worker/state.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Empty, Skeleton } from '../../ui/State.tsx';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { Answered } from '../shared/Answered.tsx';
import { ROUTES } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { useOnNotice } from '../shared/use-on-notice.ts';
import { FollowingCard } from './FollowingCard.tsx';
import { OwnLeaderForm } from './OwnLeaderForm.tsx';
import styles from './Rank.module.css';

const askFollowings = ({ command }: WorkerClient) => command('followings');

const isFollowingEnded = ({ kind }: Notice): boolean => kind === 'followingEnded';

/** Whom one follows, with the result of each; and whether others may follow oneself. */
export function FollowingsScreen(): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(askFollowings);
  useOnNotice(isFollowingEnded, answer.again);
  return (
    <main className={page['page']} data-testid="followings-screen">
      <ScreenHeader title={t('copying.mine')} />
      <div className={`${page['content']} ${styles['content']}`}>
        <Answered answer={answer} failed={t('copying.mineFailed')} skeleton={<Skeleton width="100%" height="120px" />}>
          {(followings) => <FollowingCards followings={followings} onChanged={answer.again} />}
        </Answered>
        <OwnLeaderForm />
      </div>
    </main>
  );
}

interface FollowingCardsProps {
  readonly followings: readonly Following[];
  readonly onChanged: () => void;
}

function FollowingCards({ followings, onChanged }: FollowingCardsProps): JSX.Element {
  const { t } = useTranslation();
  if (followings.length === 0) {
    return (
      <Empty
        icon="user"
        title={t('copying.mineEmpty')}
        hint={t('copying.mineEmptyHint')}
        action={<ButtonLink to={ROUTES.rank}>{t('copying.find')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className={styles['cards']}>
      {followings.map((following) => (
        <FollowingCard key={following.id} following={following} onChanged={onChanged} />
      ))}
    </ul>
  );
}
