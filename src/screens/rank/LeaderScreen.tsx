import { useCallback, useState, type JSX } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LeaderDetail } from '../../contract/worker/follow-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Button } from '../../ui/Button.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { Money, moneyTone } from '../../ui/Money.tsx';
import { SheetBoundary } from '../../ui/SheetBoundary.tsx';
import { Skeleton } from '../../ui/State.tsx';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { Answered } from '../shared/Answered.tsx';
import { loginPath } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { Curve } from './Curve.tsx';
import { FollowSheet } from './FollowSheet.tsx';
import { LeaderName } from './LeaderCard.tsx';
import { LeaderHabits } from './LeaderHabits.tsx';
import { LeaderTrades } from './LeaderTrades.tsx';
import { MonthlyReturns } from './MonthlyReturns.tsx';
import { isRisky } from './risk.ts';
import { Rate } from './Rate.tsx';
import { RiskNote } from './RiskNote.tsx';
import styles from './Rank.module.css';

/** A trader in detail, with what was closed, and the way to follow. */
export function LeaderScreen(): JSX.Element {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const code = parameters.get('code') ?? '';
  const ask = useCallback(({ command }: WorkerClient) => command('leader', code), [code]);
  const answer = useAnswer(ask);
  return (
    <main className={page['page']} data-testid="leader-screen">
      <ScreenHeader title={t('copying.trader')} />
      <div
        className={`${page['content']} ${styles['content']}`}
        // Nothing in it may take the focus, and a keyboard must scroll it all the same.
        role="region"
        aria-label={t('copying.trader')}
        tabIndex={0}
      >
        <Answered answer={answer} failed={t('copying.failed')} skeleton={<LeaderSkeleton />}>
          {(leader) => <Detail leader={leader} />}
        </Answered>
        <LeaderTrades key={code} code={code} />
      </div>
      {answer.value && <Follow leader={answer.value} onFollowed={answer.again} />}
    </main>
  );
}

function Detail({ leader }: { readonly leader: LeaderDetail }): JSX.Element {
  const { t } = useTranslation();
  const { change, percent } = useFormatters();
  const drawdown = {
    name: t('copying.drawdown'),
    value: <span className="number">{percent(leader.maxDrawdown)}</span>,
    tone: isRisky(leader) ? ('warn' as const) : undefined,
  };
  const count = (value: number | undefined): JSX.Element => <span className="number">{value ?? '--'}</span>;
  return (
    <>
      <h2 className={styles['title']}>
        <LeaderName leader={leader} />
      </h2>
      <RiskNote />
      <Curve title={t('copying.curve')} points={leader.curve} format={(value) => change(Math.round(value * 100))} />
      <DataList
        rows={[
          ...(isRisky(leader) ? [drawdown] : []),
          { name: t('copying.threeWeekRate'), value: <Rate value={leader.threeWeekRate} /> },
          { name: t('copying.totalRate'), value: <Rate value={leader.totalRate} /> },
          {
            name: t('copying.threeWeekProfit'),
            value: <Money value={leader.threeWeekProfit} signed className={moneyTone(leader.threeWeekProfit)} />,
          },
          {
            name: t('copying.threeWeekWin'),
            value: <span className="number">{percent(leader.threeWeekWin)}</span>,
          },
          ...(isRisky(leader) ? [] : [drawdown]),
          { name: t('copying.trades'), value: count(leader.trades) },
          { name: t('copying.followers'), value: count(leader.followers) },
          { name: t('copying.openRisk'), value: <span className="number">{percent(leader.openRisk)}</span> },
        ]}
      />
      <MonthlyReturns months={leader.months} />
      <LeaderHabits leader={leader} />
    </>
  );
}

interface FollowProps {
  readonly leader: LeaderDetail;
  readonly onFollowed: () => void;
}

/** The button in reach; a visitor logs in first. */
function Follow({ leader, onFollowed }: FollowProps): JSX.Element {
  const { t } = useTranslation();
  const session = useSignalValue(usePage().state.slices.session);
  const navigate = useNavigate();
  const location = useLocation();
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const begin = (): void => {
    if (session.status === 'member') setAsking(true);
    else void navigate(loginPath(location.pathname + location.search));
  };
  return (
    <div className={styles['foot']}>
      <Button onClick={begin} data-testid="follow">
        {t('copying.follow')}
      </Button>
      {asking && (
        <SheetBoundary title={t('copying.follow')} onClose={close}>
          <FollowSheet leader={leader} onFollowed={onFollowed} onClose={close} />
        </SheetBoundary>
      )}
    </div>
  );
}

function LeaderSkeleton(): JSX.Element {
  return (
    <div className={styles['cards']}>
      <Skeleton width="50%" height="24px" />
      <Skeleton width="100%" height="120px" />
      <Skeleton width="100%" />
      <Skeleton width="100%" />
      <Skeleton width="100%" />
    </div>
  );
}
