import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Leader } from '../../contract/worker/follow-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { Link } from '../../ui/Link.tsx';
import { Money, moneyTone } from '../../ui/Money.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Empty, Skeleton } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import { leaderPath } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { useAnswer } from '../shared/use-answer.ts';
import { LeaderName } from './LeaderCard.tsx';
import { RankHeader } from './RankHeader.tsx';
import { askLeaders } from './RankScreen.tsx';
import { figureOf, ranked, RANKING_FIGURES, type RankingFigure, type RankingPeriod } from './ranking.ts';
import { Rate } from './Rate.tsx';
import { RiskNote } from './RiskNote.tsx';
import styles from './Rank.module.css';

const SKELETON_ROWS = 8;

/** The same traders as a table: by a figure of a time, found by a word. */
export function RankingScreen(): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(askLeaders);
  const [period, setPeriod] = useState<RankingPeriod>('threeWeeks');
  const [figure, setFigure] = useState<RankingFigure>(RANKING_FIGURES[period][0]);
  const [text, setText] = useState('');
  return (
    <main className={page['page']} data-testid="ranking-screen">
      <RankHeader title={t('copying.ranking')} />
      <div className={`${page['content']} ${styles['content']}`}>
        <SearchBox value={text} onChange={setText} label={t('copying.search')} />
        <Segmented<RankingPeriod>
          label={t('history.period')}
          value={period}
          options={[
            { value: 'threeWeeks', text: t('copying.threeWeeks') },
            { value: 'all', text: t('historyPeriod.all') },
          ]}
          onChange={(chosen) => {
            setPeriod(chosen);
            setFigure(RANKING_FIGURES[chosen][0]);
          }}
        />
        <FigureChips figures={RANKING_FIGURES[period]} figure={figure} onChange={setFigure} />
        <Answered answer={answer} failed={t('copying.failed')} skeleton={<RowSkeletons />}>
          {(leaders) => <Table leaders={leaders} figure={figure} text={text} />}
        </Answered>
        <RiskNote />
      </div>
    </main>
  );
}

interface FigureChipsProps {
  readonly figures: readonly RankingFigure[];
  readonly figure: RankingFigure;
  readonly onChange: (figure: RankingFigure) => void;
}

function FigureChips({ figures, figure, onChange }: FigureChipsProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={styles['chips']} role="group" aria-label={t('copying.sortBy')}>
      {figures.map((one) => (
        <button
          key={one}
          type="button"
          className={styles['chip']}
          aria-pressed={one === figure}
          onClick={() => onChange(one)}
        >
          {t(`copying.${one}`)}
        </button>
      ))}
    </div>
  );
}

interface TableProps {
  readonly leaders: readonly Leader[];
  readonly figure: RankingFigure;
  /** What is searched for. */
  readonly text: string;
}

function Table({ leaders, figure, text }: TableProps): JSX.Element {
  const { t } = useTranslation();
  const found = ranked(leaders, figure, text);
  if (leaders.length === 0) return <Empty icon="user" title={t('copying.empty')} hint={t('copying.emptyHint')} />;
  if (found.length === 0) return <Empty icon="search" title={t('product.none')} />;
  return (
    <ol className={styles['ranking']}>
      {found.map((leader, place) => (
        <li key={leader.code}>
          <Link className={styles['ranked']} to={leaderPath(leader.code)} data-testid="ranked">
            <span className={`${styles['place']} number`}>{place + 1}</span>
            <LeaderName leader={leader} />
            <FigureValue leader={leader} figure={figure} />
          </Link>
        </li>
      ))}
    </ol>
  );
}

function FigureValue({ leader, figure }: { readonly leader: Leader; readonly figure: RankingFigure }): JSX.Element {
  const { plain, percent } = useFormatters();
  const value = figureOf(leader, figure);
  if (figure === 'threeWeekRate' || figure === 'totalRate') return <Rate value={value} />;
  if (figure === 'threeWeekProfit') return <Money value={value} signed className={moneyTone(value)} />;
  const isCount = figure === 'trades' || figure === 'followers';
  return <span className="number">{isCount ? plain(value) : percent(value)}</span>;
}

function RowSkeletons(): JSX.Element {
  return (
    <div className={styles['ranking']}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className={styles['ranked']}>
          <Skeleton width="16px" />
          <Skeleton width="120px" />
          <Skeleton width="56px" />
        </div>
      ))}
    </div>
  );
}
