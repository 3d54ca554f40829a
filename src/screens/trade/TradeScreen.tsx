import { useEffect, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { ticketOf } from '../../state/ticket.ts';
import { tradeInstrumentOf } from '../../state/trade-instrument.ts';
import { useSignalValue } from '../../state/signals.ts';
import { ScreenTitle } from '../../ui/ScreenTitle.tsx';
import { Empty, Failed } from '../../ui/State.tsx';
import { ChartPane } from './ChartPane.tsx';
import { PositionsBelow } from './PositionsBelow.tsx';
import { PriceHeader } from './PriceHeader.tsx';
import { Ticket } from './Ticket.tsx';
import { TradeSkeleton } from './TradeSkeleton.tsx';
import styles from './TradeScreen.module.css';

interface TradeScreenProps {
  /** Whether it stands beside the screen in front. */
  readonly beside?: boolean;
}

/** One instrument: its price, its chart and the order form. */
export function TradeScreen({ beside = false }: TradeScreenProps): JSX.Element {
  const page = usePage();
  const ticket = ticketOf(page);
  const trade = tradeInstrumentOf(page);
  const { t } = useTranslation();
  useCodeFromLink();
  const instrument = useSignalValue(trade.instrument);
  useEffect(() => {
    if (instrument) ticket.open(instrument);
  }, [ticket, instrument]);
  return (
    <div
      className={styles['screen']}
      role={beside ? 'complementary' : 'main'}
      aria-label={beside ? t('tabs.trade') : undefined}
    >
      {instrument ? (
        <>
          <PriceHeader instrument={instrument} beside={beside} />
          <ChartPane instrument={instrument} />
          <PositionsBelow />
          <Ticket instrument={instrument} />
        </>
      ) : (
        <>
          <ScreenTitle title={t('tabs.trade')} beside={beside} className="visually-hidden" />
          <NoInstrument />
        </>
      )}
    </div>
  );
}

/** While the catalogue is loading, has failed or is empty. */
function NoInstrument(): JSX.Element {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const { failure, source } = useSignalValue(state.slices.catalogue);
  if (failure) {
    return (
      <Failed title={t('market.failed')} failure={failure} onRetry={() => void client.command('refreshCatalogue')} />
    );
  }
  return source === 'live' ? <Empty title={t('market.empty')} /> : <TradeSkeleton />;
}

function useCodeFromLink(): void {
  const { choose } = tradeInstrumentOf(usePage());
  const [search] = useSearchParams();
  const code = search.get('code');
  useEffect(() => {
    if (code) choose(code);
  }, [choose, code]);
}
