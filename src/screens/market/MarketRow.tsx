import { memo, useCallback, useMemo, useRef, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { Sparkline } from '../../chart/Sparkline.tsx';
import type { Instrument } from '../../domain/instrument.ts';
import type { Formatters } from '../../i18n/format.ts';
import { type QuoteSignals } from '../../state/quotes.ts';
import { SignalText } from '../../ui/SignalText.tsx';
import { useFlash } from '../../ui/use-flash.ts';
import { useSignalData } from '../../ui/use-signal-data.ts';
import { InstrumentLogo } from '../shared/InstrumentLogo.tsx';
import { InstrumentNames } from '../shared/InstrumentNames.tsx';
import { tradePath } from '../shared/links.ts';
import { useQuoteChange } from '../shared/quote-change.ts';
import styles from './MarketRow.module.css';
import type { RowTools } from './row-tools.ts';

interface MarketRowProps {
  readonly instrument: Instrument;
  readonly tools: RowTools;
}

/** One instrument. Renders once; prices are written into its text nodes. */
export const MarketRow = memo(function MarketRow({ instrument, tools }: MarketRowProps): JSX.Element {
  const quote = tools.quoteOf(instrument.id);
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
        <InstrumentNames instrument={instrument} note={closedNote(instrument, tools)} />
        <span className={styles['spark']}>
          <Sparkline id={instrument.id} width={48} height={24} />
        </span>
        <span className={styles['figures']}>
          <PriceCell quote={quote} scale={instrument.priceScale} tools={tools} />
          <ChangeCell quote={quote} tools={tools} />
        </span>
      </Link>
    </div>
  );
});

/** That the market is closed, and when it opens where that is known. */
function closedNote({ isMarketOpen, opensAt }: Instrument, { t, format }: RowTools): string | undefined {
  if (isMarketOpen) return undefined;
  return opensAt === undefined ? t('market.closed') : t('market.opensAt', { time: format.weekTime(opensAt) });
}

interface CellProps {
  readonly quote: QuoteSignals;
  readonly tools: RowTools;
}

function PriceCell({ quote, scale, tools }: CellProps & { readonly scale: number }): JSX.Element {
  const { price } = tools.format;
  const cell = useRef<HTMLSpanElement>(null);
  useFlash(cell, quote.lastPrice);
  const read = useCallback(() => price(quote.lastPrice.value, scale), [price, quote, scale]);
  const stale = useCallback(() => (quote.isStale.value ? 'true' : undefined), [quote]);
  useSignalData(cell, 'stale', stale);
  const shape = useMemo(() => shapeReader(quote, scale, price), [quote, scale, price]);
  return (
    <span ref={cell} className={styles['price']}>
      <span className={styles['shape']} aria-hidden="true">
        <SignalText className="number" read={shape} />
      </span>
      <span className={styles['text']}>
        <SignalText className="number" read={read} testId="price" />
      </span>
    </span>
  );
}

/**
 * A price of as many digits as the present one. It gives the cell its width in any font, and changes only with the
 * number of digits: the text that ticks is laid out within that width, and moves nothing.
 */
function shapeReader(quote: QuoteSignals, scale: number, price: Formatters['price']): () => string {
  let shape = '';
  // The prices that have it: from `least` on, below `beyond`.
  let least = 0;
  let beyond = 0;
  return () => {
    const value = Math.abs(quote.lastPrice.value);
    if (value >= least && value < beyond) return shape;
    const digits = Number.isNaN(value) ? 0 : String(value).length;
    least = digits > 1 ? 10 ** (digits - 1) : 0;
    beyond = digits > 0 ? 10 ** digits : 0;
    shape = price(value, scale).replaceAll(/\d/g, '0');
    return shape;
  };
}

function ChangeCell({ quote, tools }: CellProps): JSX.Element {
  const cell = useRef<HTMLSpanElement>(null);
  const { read, tone } = useQuoteChange(quote, tools);
  useSignalData(cell, 'tone', tone);
  return (
    <span className={styles['change']}>
      <span ref={cell} className={styles['text']}>
        <SignalText className="number" read={read} testId="change" />
      </span>
    </span>
  );
}
