import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Leader } from '../../contract/worker/follow-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { Link } from '../../ui/Link.tsx';
import { leaderPath } from '../shared/links.ts';
import { isRisky } from './risk.ts';
import { Rate } from './Rate.tsx';
import styles from './Rank.module.css';

/** A trader in a few figures; a large loss from a peak stands before the return. */
export function LeaderCard({ leader }: { readonly leader: Leader }): JSX.Element {
  const { t } = useTranslation();
  const { percent } = useFormatters();
  const drawdown = (
    <Figure key="drawdown" name={t('copying.drawdown')} text={percent(leader.maxDrawdown)} warn={isRisky(leader)} />
  );
  return (
    <li>
      <Link className={styles['card']} to={leaderPath(leader.code)} data-testid="leader-card">
        <LeaderName leader={leader} />
        <dl className={styles['figures']}>
          {isRisky(leader) && drawdown}
          <div>
            <dt>{t('copying.threeWeekRate')}</dt>
            <dd>
              <Rate value={leader.threeWeekRate} />
            </dd>
          </div>
          <Figure name={t('copying.threeWeekWin')} text={percent(leader.threeWeekWin)} />
          {!isRisky(leader) && drawdown}
          <Figure name={t('copying.followers')} text={String(leader.followers ?? '--')} />
        </dl>
      </Link>
    </li>
  );
}

/** The name, and whether the house trades there. */
export function LeaderName({ leader }: { readonly leader: Leader }): JSX.Element {
  const { t } = useTranslation();
  return (
    <span className={styles['name']}>
      <strong dir="auto">{leader.name}</strong>
      {leader.isHouse && <span className={styles['badge']}>{t('copying.house')}</span>}
    </span>
  );
}

interface FigureProps {
  readonly name: string;
  readonly text: string;
  readonly warn?: boolean;
}

function Figure({ name, text, warn = false }: FigureProps): JSX.Element {
  return (
    <div data-warn={warn || undefined}>
      <dt>{name}</dt>
      <dd>
        <span className="number">{text}</span>
      </dd>
    </div>
  );
}
