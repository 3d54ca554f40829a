import { useRef, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ChartSession } from '../../chart/chart-session.ts';
import type { CandleInterval } from '../../domain/candle-interval.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { useSignalValue } from '../../state/signals.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Skeleton, Empty, Failed } from '../../ui/State.tsx';
import { useSwipeDown } from '../../ui/use-swipe-down.ts';
import { CandleLegend } from './CandleLegend.tsx';
import styles from './ChartPane.module.css';
import { useFullScreen } from './full-screen.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { useChartSession } from './use-chart-session.ts';

/** The candlestick chart with its periods, legend and full screen. */
export function ChartPane({ instrument }: { readonly instrument: Instrument }): JSX.Element {
  const { t } = useTranslation();
  const [interval, setInterval] = useState<CandleInterval>('1min');
  const pane = useRef<HTMLElement>(null);
  const { attach, session } = useChartSession(instrument, interval);
  const bar = useRef<HTMLDivElement>(null);
  const { isWide, open, close } = useFullScreen();
  useSwipeDown(pane, bar, isWide ? close : undefined);
  return (
    <section
      ref={pane}
      className={styles['pane']}
      data-wide={isWide}
      aria-label={t('chart.title', { code: instrument.displayCode })}
    >
      <div ref={bar} className={styles['bar']} data-grip={isWide || undefined}>
        <PeriodBar value={interval} onChange={setInterval} />
        <IconButton
          icon={isWide ? 'shrink' : 'expand'}
          label={t(isWide ? 'chart.leaveFullScreen' : 'chart.fullScreen')}
          onClick={isWide ? close : open}
        />
      </div>
      {session && <CandleLegend candle={session.legend} scale={instrument.priceScale} />}
      <div className={styles['canvas']} dir="ltr">
        <div ref={attach} className={styles['host']} />
        {session ? <ChartCover session={session} /> : <LoadingCover />}
      </div>
    </section>
  );
}

/** What stands over the chart while it has nothing to show. */
function ChartCover({ session }: { readonly session: ChartSession }): JSX.Element | null {
  const { t } = useTranslation();
  const status = useSignalValue(session.status);
  const loadingOlder = useSignalValue(session.loadingOlder);
  const bars = useSignalValue(session.barCount);
  if (status.phase === 'loading') return <LoadingCover />;
  if (status.phase === 'ready') {
    return (
      <span className={styles['older']} role="status" data-testid="chart-ready" data-bars={bars}>
        {loadingOlder && t('chart.loadingOlder')}
      </span>
    );
  }
  return (
    <div className={styles['cover']}>
      {status.phase === 'failed' ? (
        <Failed title={t('chart.failed')} failure={status.failure} onRetry={() => session.retry()} />
      ) : (
        <Empty icon="markets" title={t('chart.empty')} />
      )}
    </div>
  );
}

function LoadingCover(): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={styles['cover']} role="status" aria-label={t('common.loading')}>
      <Skeleton width="100%" height="100%" />
    </div>
  );
}
