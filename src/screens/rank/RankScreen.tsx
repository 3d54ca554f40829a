import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Leader } from '../../contract/worker/follow-api.ts';
import { MenuGroup, MenuLink } from '../../ui/Menu.tsx';
import { Empty, Skeleton } from '../../ui/State.tsx';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { Answered } from '../shared/Answered.tsx';
import { ROUTES } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { useAnswer } from '../shared/use-answer.ts';
import { LeaderCard } from './LeaderCard.tsx';
import { RankHeader } from './RankHeader.tsx';
import { RiskNote } from './RiskNote.tsx';
import styles from './Rank.module.css';

const SKELETON_ROWS = 4;

export const askLeaders = ({ command }: WorkerClient) => command('leaders');

/** The traders whom one can follow, and the way to those whom one does. */
export function RankScreen(): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(askLeaders);
  return (
    <main className={page['page']} data-testid="rank-screen">
      <RankHeader title={t('copying.title')} />
      <div className={`${page['content']} ${styles['content']}`}>
        <MenuGroup>
          <MenuLink to={ROUTES.followings} icon="copy" title={t('copying.mine')} />
        </MenuGroup>
        <RiskNote />
        <Answered answer={answer} failed={t('copying.failed')} skeleton={<CardSkeletons />}>
          {(leaders) => <LeaderCards leaders={leaders} />}
        </Answered>
      </div>
    </main>
  );
}

function LeaderCards({ leaders }: { readonly leaders: readonly Leader[] }): JSX.Element {
  const { t } = useTranslation();
  if (leaders.length === 0) return <Empty icon="user" title={t('copying.empty')} hint={t('copying.emptyHint')} />;
  return (
    <ul className={styles['cards']}>
      {leaders.map((leader) => (
        <LeaderCard key={leader.code} leader={leader} />
      ))}
    </ul>
  );
}

function CardSkeletons(): JSX.Element {
  return (
    <div className={styles['cards']}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className={styles['card']}>
          <Skeleton width="45%" height="20px" />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  );
}
