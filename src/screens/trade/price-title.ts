import { useEffect } from 'react';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { nameDocument } from '../../ui/ScreenTitle.tsx';

/**
 * Names the document by an instrument and its price. The price is looked at once a second, however often it moves;
 * a hidden page and a stale price have none, since a title does not tell its age.
 */
export function usePriceTitle(instrument: Instrument | undefined): void {
  const { quoteOf, clock } = usePage().state;
  const { price } = useFormatters();
  const { id, displayCode, priceScale } = instrument ?? {};
  useEffect(() => {
    if (id === undefined || displayCode === undefined || priceScale === undefined) return undefined;
    const { lastPrice, isStale } = quoteOf(id);
    const write = (): void => {
      const known = !document.hidden && !isStale.peek() && !Number.isNaN(lastPrice.peek());
      nameDocument(known ? `${price(lastPrice.peek(), priceScale)} ${displayCode}` : displayCode);
    };
    const stop = clock.subscribe(write);
    document.addEventListener('visibilitychange', write);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', write);
    };
  }, [id, displayCode, priceScale, price, quoteOf, clock]);
}
