import { memo, useCallback, useRef, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Sparkline } from '../../chart/Sparkline.tsx';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { clock } from '../../state/clock.ts';
import { quoteOf, type QuoteSignals } from '../../state/quotes.ts';
import { SignalText } from '../../ui/SignalText.tsx';
import { useFlash } from '../../ui/use-flash.ts';
import { useSignalData } from '../../ui/use-signal-data.ts';
import { useToggleFavourite } from '../shared/favourites.ts';
import { InstrumentLogo } from '../shared/InstrumentLogo.tsx';
import { tradePath } from '../shared/links.ts';
import styles from './MarketRow.module.css';

interface MarketRowProps {
  readonly instrument: Instrument;
}

/** One instrument. Renders once; prices are written into its text nodes. */
export const MarketRow = memo(function MarketRow({ instrument }: MarketRowProps): JSX.Element {
  const quote = quoteOf(instrument.id);
  const toggleFavourite = useToggleFavourite();
  return (
    <div
      className={styles['row']}
      data-code={instrument.code}
      data-testid="market-row"
      // A long press; the star of the trade screen does the same for those who cannot.
      onContextMenu={(event) => {
        event.preventDefault();
        toggleFavourite(instrument);
      }}
    >
      <Link className={styles['open']} to={tradePath(instrument.code)}>
        {/* An image keeps its picture until the next one is there: it must not be another instrument's. */}
        <InstrumentLogo key={instrument.id} instrument={instrument} />
        <span className={styles['names']}>
          <span className={styles['code']}>{instrument.displayCode}</span>
          <Subtitle instrument={instrument} />
        </span>
        <span className={styles['spark']}>
          <Sparkline id={instrument.id} width={48} height={24} />
        </span>
        <PriceCell quote={quote} scale={instrument.priceScale} />
        <ChangeCell quote={quote} />
      </Link>
    </div>
  );
});

function Subtitle({ instrument }: MarketRowProps): JSX.Element {
  const { t } = useTranslation();
  if (!instrument.open) return <span className={styles['closed']}>{t('market.closed')}</span>;
  return <span className={styles['name']}>{instrument.code}</span>;
}

function PriceCell({ quote, scale }: { readonly quote: QuoteSignals; readonly scale: number }): JSX.Element {
  const { price } = useFormatters();
  const cell = useRef<HTMLSpanElement>(null);
  useFlash(cell, quote.close);
  const read = useCallback(() => price(quote.close.value, scale), [price, quote, scale]);
  const stale = useCallback(() => (quote.stale.value ? 'true' : undefined), [quote]);
  useSignalData(cell, 'stale', stale);
  return (
    <span ref={cell} className={styles['price']}>
      <span className={styles['text']}>
        <SignalText className="number" read={read} testId="price" />
      </span>
    </span>
  );
}

/** The day's change with sign and arrow; the price's age in its place when it is old. */
function ChangeCell({ quote }: { readonly quote: QuoteSignals }): JSX.Element {
  const { t } = useTranslation();
  const { change, age } = useFormatters();
  const cell = useRef<HTMLSpanElement>(null);
  const tone = useCallback(() => {
    if (quote.stale.value) return 'stale';
    if (!(Math.abs(quote.change.value) > 0)) return undefined;
    return quote.change.value > 0 ? 'up' : 'down';
  }, [quote]);
  const read = useCallback(() => {
    const received = quote.receivedAt.value;
    if (quote.stale.value && !Number.isNaN(received)) return t('market.stale', { age: age(clock.value - received) });
    return change(quote.change.value);
  }, [quote, change, age, t]);
  useSignalData(cell, 'tone', tone);
  return (
    <span className={styles['change']}>
      <span ref={cell} className={styles['text']}>
        <SignalText className="number" read={read} testId="change" />
      </span>
    </span>
  );
}
