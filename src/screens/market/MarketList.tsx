import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { EpochMs } from '../../domain/candle.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { isToday } from '../../i18n/clock-time.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { categoryOf } from './category.ts';
import { useSignalValue } from '../../state/signals.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { FixedRows } from '../../ui/FixedRows.tsx';
import { Empty, Failed } from '../../ui/State.tsx';
import styles from './MarketList.module.css';
import { MarketRow } from './MarketRow.tsx';
import { MarketSkeleton } from './MarketSkeleton.tsx';
import { usePullToRefresh } from './pull-to-refresh.ts';
import { useRowTools } from './row-tools.ts';

const ROW_HEIGHT = 60;

function useRefresh(): () => Promise<unknown> {
  const { client } = usePage();
  return useCallback(() => client.command('refreshCatalogue'), [client]);
}

/** The virtual list; it tells the worker which rows are on screen, and only their prices cross. */
export function MarketList(): JSX.Element {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const pull = usePullToRefresh(scroller, useRefresh());
  return (
    <>
      <div className={styles['head']} aria-hidden="true">
        <span>{t('market.instrument')}</span>
        <span>
          {t('market.price')} · {t('market.change')}
        </span>
      </div>
      <SnapshotNote />
      <div ref={scroller} className={styles['scroller']} data-under-toasts data-testid="market-list">
        <div className={styles['pull']} data-phase={pull} role="status">
          {pull === 'idle' ? '' : t('market.refreshing')}
        </div>
        <MarketContent scroller={scroller} />
      </div>
    </>
  );
}

/** Says that the prices are those of last time, until live ones are here, or why the list could not be loaded again. */
function SnapshotNote(): JSX.Element | null {
  const { state } = usePage();
  const failureText = useFailureText();
  const { source, asOf, failure, instruments } = useSignalValue(state.slices.catalogue);
  const failed = failure && instruments.length > 0 ? failureText(failure) : '';
  const kept = source === 'snapshot' ? asOf : undefined;
  const age = useSnapshotAge(kept);
  if (kept === undefined && !failed) return null;
  return (
    <p className={styles['note']} role="status">
      {[kept === undefined ? '' : age, failed].filter(Boolean).join(' · ')}
    </p>
  );
}

/** How old the prices are. A space stands in for a date at first: its format would keep them from the screen for 100 ms. */
function useSnapshotAge(asOf: EpochMs | undefined): string {
  const { t } = useTranslation();
  const { moment } = useFormatters();
  const dated = useDeferredValue(asOf, undefined);
  const shown = asOf !== undefined && isToday(asOf) ? asOf : dated;
  return shown === undefined ? '\u00a0' : t('market.asOf', { time: moment(shown) });
}

function MarketContent({ scroller }: { readonly scroller: React.RefObject<HTMLDivElement | null> }): JSX.Element {
  const page = usePage();
  const { client, state } = page;
  const category = categoryOf(page);
  const refresh = useRefresh();
  const { t } = useTranslation();
  const catalogue = useSignalValue(state.slices.catalogue);
  // The pressed category answers the finger in the next frame; its rows may take a slow phone a few more.
  const chosen = useSignalValue(category.shown);
  const instruments = useDeferredValue(chosen);
  const pressed = useSignalValue(category.chosen);
  const choice = useDeferredValue(pressed);
  const filling = chosen !== instruments;
  useLayoutEffect(() => (filling ? client.holdPrices() : undefined), [client, filling]);
  if (catalogue.instruments.length === 0) {
    if (catalogue.failure) {
      return <Failed title={t('market.failed')} failure={catalogue.failure} onRetry={() => void refresh()} />;
    }
    return catalogue.source === 'live' ? <Empty title={t('market.empty')} /> : <MarketSkeleton />;
  }
  if (instruments.length > 0) return <MarketRows scroller={scroller} instruments={instruments} />;
  // At the start. What an empty category says stays until the rows of the next one are there.
  if (filling && choice === pressed) return <MarketSkeleton />;
  if (choice === 'favourites') {
    return <Empty icon="star" title={t('market.noFavourites')} hint={t('market.noFavouritesHint')} />;
  }
  return <Empty title={t('market.empty')} hint={t('market.emptyHint')} />;
}

interface MarketRowsProps {
  readonly scroller: React.RefObject<HTMLDivElement | null>;
  readonly instruments: readonly Instrument[];
}

const MarketRows = memo(function MarketRows({ scroller, instruments }: MarketRowsProps): JSX.Element {
  const { client } = usePage();
  const tools = useRowTools();
  const report = useCallback(
    (first: number, end: number) => {
      client.setInterest('market', { instruments: instruments.slice(first, end).map(({ id }) => id), positions: [] });
    },
    [client, instruments],
  );
  useEffect(() => () => client.setInterest('market', { instruments: [], positions: [] }), [client]);
  return (
    <FixedRows scroller={scroller} items={instruments} rowHeight={ROW_HEIGHT} onSeen={report}>
      {(instrument) => <MarketRow instrument={instrument} tools={tools} />}
    </FixedRows>
  );
});
