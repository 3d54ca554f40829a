import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Failure, Outcome } from '../../contract/worker/failure.ts';
import type { Following } from '../../contract/worker/follow-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { Button } from '../../ui/Button.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { Link } from '../../ui/Link.tsx';
import { Money, moneyTone } from '../../ui/Money.tsx';
import { SheetBoundary } from '../../ui/SheetBoundary.tsx';
import { leaderPath } from '../shared/links.ts';
import { EndFollowing } from './EndFollowing.tsx';
import { skipReasonOf } from './skip-reason.ts';
import styles from './Rank.module.css';

/** Words for why a following ended by itself. */
export type EndReason = 'endLoss' | 'endLeaderLeft';

interface FollowingCardProps {
  readonly following: Following;
  readonly onChanged: () => void;
}

/** One following: its terms, what it has brought, what was not copied, and what can be done. */
export function FollowingCard({ following, onChanged }: FollowingCardProps): JSX.Element {
  const { t } = useTranslation();
  const { plain } = useFormatters();
  const endReason = endReasonOf(following);
  const { code, name, status, mode, multiple, maxLots, stopLoss, profit } = following;
  return (
    <li className={styles['card']} data-testid="following-card" data-status={status}>
      <div className={styles['name']}>
        <Link to={leaderPath(code)}>
          <strong dir="auto">{name}</strong>
        </Link>
        <span className={styles['badge']}>{endReason ? t(`copying.${endReason}`) : t(`copying.${status}`)}</span>
      </div>
      <DataList
        rows={[
          { name: t('copying.result'), value: <Money value={profit} signed className={moneyTone(profit)} /> },
          { name: t(`copying.${mode}`), value: <span className="number">× {plain(multiple)}</span> },
          ...(maxLots ? [{ name: t('copying.maxLots'), value: <span className="number">{plain(maxLots)}</span> }] : []),
          ...(stopLoss ? [{ name: t('copying.stopLoss'), value: <Money value={stopLoss} /> }] : []),
        ]}
      />
      <Skipped following={following} />
      {status !== 'ended' && <Actions following={following} onChanged={onChanged} />}
    </li>
  );
}

function Skipped({ following }: Pick<FollowingCardProps, 'following'>): JSX.Element | null {
  const { t } = useTranslation();
  if (following.skipped.length === 0) return null;
  return (
    <details className={styles['skipped']}>
      <summary>{t('copying.skipped', { number: following.skipped.length })}</summary>
      <ul>
        {following.skipped.map(({ position, reason }) => (
          <li key={position}>
            <bdi className="number">#{position}</bdi> {t(`copying.${skipReasonOf(reason)}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Actions({ following, onChanged }: FollowingCardProps): JSX.Element {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [ending, setEnding] = useState(false);
  const { code, status } = following;
  const run = async (call: Promise<Outcome<string>>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await call;
    setBusy(false);
    setEnding(false);
    if (!outcome.ok) return setFailure(outcome.error);
    state.toasts.show('success', outcome.value);
    onChanged();
  };
  const isRunning = status === 'running';
  return (
    <>
      <FailureNote failure={failure} />
      <div className={styles['actions']}>
        <Button tone="quiet" busy={busy} onClick={() => void run(client.command('pauseFollowing', code, isRunning))}>
          {t(isRunning ? 'copying.pause' : 'copying.resume')}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={() => setEnding(true)} data-testid="end-following">
          {t('copying.end')}
        </Button>
      </div>
      {ending && (
        <SheetBoundary title={t('copying.end')} onClose={() => setEnding(false)}>
          <EndFollowing
            name={following.name}
            busy={busy}
            onEnd={(closes) => void run(client.command('unfollow', code, closes))}
            onClose={() => setEnding(false)}
          />
        </SheetBoundary>
      )}
    </>
  );
}

/** Why it ended by itself; undefined where its owner ended it, or it has not ended. */
function endReasonOf({ status, endReason }: Following): EndReason | undefined {
  if (status !== 'ended') return undefined;
  if (endReason === 'loss') return 'endLoss';
  return endReason === 'leader_left' ? 'endLeaderLeft' : undefined;
}
