import { memo, useEffect, useLayoutEffect, useRef, type JSX } from 'react';
import logo from '../../src/screens/shared/InstrumentLogo.module.css';
import names from '../../src/screens/shared/InstrumentNames.module.css';
import styles from '../../src/screens/market/MarketRow.module.css';
import { Flash } from './flash.ts';
import type { ListedInstrument } from './instruments.ts';
import type { QuoteRow } from './quote-row.ts';
import { drawSparkline, SPARK } from './sparkline.ts';
import { changeText, priceShape, priceText, toneOf } from './texts.ts';

export interface ReactRowProps {
  readonly instrument: ListedInstrument;
  readonly quote: QuoteRow | undefined;
}

/** The product's row, as one writes it when the price is a property. */
export function ReactRow({ instrument, quote }: ReactRowProps): JSX.Element {
  const { code, id } = instrument;
  return (
    <div className={styles['row']} data-code={code} data-testid="market-row">
      <a className={styles['open']}>
        <span className={logo['letters']} aria-hidden="true">
          {code.slice(0, 2)}
        </span>
        <span className={names['names']}>
          <span className={names['code']}>{code}</span>
          <span className={names['name']}>{code}</span>
        </span>
        <span className={styles['spark']}>
          <Sparkline id={id} />
        </span>
        <span className={styles['figures']}>
          <PriceCell price={quote?.close} />
          <span className={styles['change']}>
            <span className={styles['text']} data-tone={toneOf(quote?.change)}>
              <span className="number">{changeText(quote?.change)}</span>
            </span>
          </span>
        </span>
      </a>
    </div>
  );
}

/** The same, rendered only when its price has changed. */
export const MemoRow = memo(ReactRow);

const Sparkline = memo(function Sparkline({ id }: { readonly id: number }): JSX.Element {
  const line = useRef<SVGSVGElement>(null);
  useEffect(() => (line.current ? drawSparkline(line.current, id) : undefined), [id]);
  return <svg ref={line} width={SPARK.width} height={SPARK.height} aria-hidden="true" />;
});

function PriceCell({ price }: { readonly price: number | undefined }): JSX.Element {
  const cell = useRef<HTMLSpanElement>(null);
  const flash = useRef<Flash>(undefined);
  useLayoutEffect(() => {
    if (cell.current) flash.current ??= new Flash(cell.current);
    if (price !== undefined) flash.current?.show(price);
  }, [price]);
  const text = priceText(price);
  return (
    <span ref={cell} className={styles['price']}>
      <span className={styles['shape']} aria-hidden="true">
        <span className="number">{priceShape(text)}</span>
      </span>
      <span className={styles['text']}>
        <span className="number" data-testid="price">
          {text}
        </span>
      </span>
    </span>
  );
}
