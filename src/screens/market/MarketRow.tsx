import { memo, useCallback, useRef, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { Sparkline } from '../../chart/Sparkline.tsx';
import type { Instrument } from '../../domain/instrument.ts';
import { clock } from '../../state/clock.ts';
import { quoteOf, type QuoteSignals } from '../../state/quotes.ts';
import { SignalText } from '../../ui/SignalText.tsx';
import { useFlash } from '../../ui/use-flash.ts';
import { useSignalData } from '../../ui/use-signal-data.ts';
import { InstrumentLogo } from '../shared/InstrumentLogo.tsx';
import { tradePath } from '../shared/links.ts';
import styles from './MarketRow.module.css';
import type { RowTools } from './row-tools.ts';

interface MarketRowProps {
  readonly instrument: Instrument;
  readonly tools: RowTools;
}

/** One instrument. Renders once; prices are written into its text nodes. */
export const MarketRow = memo(function MarketRow({ instrument, tools }: MarketRowProps): JSX.Element {
  const quote = quoteOf(instrument.id);
  return (
    <div
      className={styles['row']}
      data-code={instrument.code}
      data-testid="market-row"
      // A long press; the star of the trade screen does the same for those who cannot.
      onContextMenu={(event) => {
        event.preventDefault();
        tools.toggleFavourite(instrument);
      }}
    >
      <Link className={styles['open']} to={tradePath(instrument.code)}>
        <InstrumentLogo instrument={instrument} />
        <span className={styles['names']}>
          <span className={styles['code']}>{instrument.displayCode}</span>
          <Subtitle instrument={instrument} tools={tools} />
        </span>
        <span className={styles['spark']}>
          <Sparkline id={instrument.id} width={48} height={24} />
        </span>
        <PriceCell quote={quote} scale={instrument.priceScale} tools={tools} />
        <ChangeCell quote={quote} tools={tools} />
      </Link>
    </div>
  );
});

function Subtitle({ instrument, tools: { t, format } }: MarketRowProps): JSX.Element {
  const { open, opensAt } = instrument;
  if (!open) {
    const text = opensAt === undefined ? t('market.closed') : t('market.opensAt', { time: format.weekTime(opensAt) });
    return <span className={styles['closed']}>{text}</span>;
  }
  return <span className={styles['name']}>{instrument.code}</span>;
}

/** Prices of so many digits, leading zeros with them, and more do not fit their cell at the usual size. */
const LONG_DIGITS = 9;

interface CellProps {
  readonly quote: QuoteSignals;
  readonly tools: RowTools;
}

function PriceCell({ quote, scale, tools }: CellProps & { readonly scale: number }): JSX.Element {
  const { price } = tools.format;
  const cell = useRef<HTMLSpanElement>(null);
  useFlash(cell, quote.close);
  const read = useCallback(() => price(quote.close.value, scale), [price, quote, scale]);
  const stale = useCallback(() => (quote.stale.value ? 'true' : undefined), [quote]);
  useSignalData(cell, 'stale', stale);
  const long = useCallback(() => {
    const isLong = scale >= LONG_DIGITS - 1 || Math.abs(quote.close.value) >= 10 ** (LONG_DIGITS - 1);
    return isLong ? 'true' : undefined;
  }, [quote, scale]);
  useSignalData(cell, 'long', long);
  return (
    <span ref={cell} className={styles['price']}>
      <span className={styles['text']}>
        <SignalText className="number" read={read} testId="price" />
      </span>
    </span>
  );
}

/** The day's change with sign and arrow; the price's age in its place when it is old. */
function ChangeCell({ quote, tools: { t, format } }: CellProps): JSX.Element {
  const { change, age } = format;
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
