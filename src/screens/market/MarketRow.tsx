import { memo, useCallback, useMemo, useRef, type JSX } from 'react';
import type { Formatters } from '../../i18n/format.ts';
import { type QuoteSignals } from '../../state/quotes.ts';
import type { ReadonlySignal } from '../../state/signals.ts';
import { SignalText } from '../../ui/SignalText.tsx';
import { useFlash } from '../../ui/use-flash.ts';
import { useSignalData } from '../../ui/use-signal-data.ts';
import { useQuoteChange } from '../shared/quote-change.ts';
import styles from './MarketRow.module.css';
import { RowFace } from './RowFace.tsx';
import { RowLink } from './RowLink.tsx';
import type { RowPartProps, RowTools } from './row-tools.ts';

/** One instrument. Renders once; its prices, and those of another instrument, are written into its text nodes. */
export const MarketRow = memo(function MarketRow({ instrument, tools }: RowPartProps): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  const code = useCallback(() => instrument.value.code, [instrument]);
  useSignalData(row, 'code', code);
  return (
    <div
      ref={row}
      className={styles['row']}
      data-testid="market-row"
      // A long press; the star of the trade screen does the same for those who cannot.
      onContextMenu={(event) => {
        event.preventDefault();
        void tools.toggleFavourite(instrument.peek());
      }}
    >
      <RowLink instrument={instrument} tools={tools}>
        <RowFace instrument={instrument} tools={tools} />
        <Figures instrument={instrument} tools={tools} />
      </RowLink>
    </div>
  );
});

function Figures({ instrument, tools }: RowPartProps): JSX.Element {
  const { quoteOf } = tools;
  const quote = useCallback(() => quoteOf(instrument.value.id), [quoteOf, instrument]);
  const scale = useCallback(() => instrument.value.priceScale, [instrument]);
  return (
    <span className={styles['figures']}>
      <PriceCell quote={quote} scale={scale} tools={tools} />
      <ChangeCell quote={quote} tools={tools} />
    </span>
  );
}

interface CellProps {
  readonly quote: () => QuoteSignals;
  readonly tools: RowTools;
}

function PriceCell({ quote, scale, tools }: CellProps & { readonly scale: () => number }): JSX.Element {
  const { price } = tools.format;
  const cell = useRef<HTMLSpanElement>(null);
  const last = useCallback(() => quote().lastPrice, [quote]);
  useFlash(cell, last);
  const read = useCallback(() => price(last().value, scale()), [price, last, scale]);
  const stale = useCallback(() => (quote().isStale.value ? 'true' : undefined), [quote]);
  useSignalData(cell, 'stale', stale);
  const shape = useMemo(() => shapeReader(last, scale, price), [last, scale, price]);
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
function shapeReader(
  last: () => ReadonlySignal<number>,
  scaleOf: () => number,
  price: Formatters['price'],
): () => string {
  let shape = '';
  let shapeScale = Number.NaN;
  // The prices that have it: from `least` on, below `beyond`.
  let least = 0;
  let beyond = 0;
  return () => {
    const value = Math.abs(last().value);
    const scale = scaleOf();
    if (scale === shapeScale && value >= least && value < beyond) return shape;
    const digits = Number.isNaN(value) ? 0 : String(value).length;
    shapeScale = scale;
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
