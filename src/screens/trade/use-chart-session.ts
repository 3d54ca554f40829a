import { useCallback, useEffect, useState, type RefCallback } from 'react';
import { ChartSession } from '../../chart/chart-session.ts';
import type { CandleInterval } from '../../domain/candle-interval.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { usePage } from '../../state/page.ts';
import { usePositionLines } from './position-lines.ts';

/** A chart on the element that takes the ref, while it is on screen; another language makes another chart. */
export function useChartSession(
  instrument: Instrument,
  interval: CandleInterval,
): { readonly attach: RefCallback<HTMLElement>; readonly session: ChartSession | undefined } {
  const page = usePage();
  const [session, setSession] = useState<ChartSession>();
  const { tag, price } = useFormatters();
  const attach = useCallback(
    (host: HTMLElement) => {
      const made = new ChartSession(page, host, { tag, formatPrice: price });
      setSession(made);
      return () => {
        made.dispose();
        setSession(undefined);
      };
    },
    [page, tag, price],
  );
  // The catalogue replaces its objects with every refresh: only another id or scale opens a chart anew.
  const { id, priceScale } = instrument;
  useEffect(() => {
    void session?.show({ instrumentId: id, interval }, priceScale);
  }, [session, id, priceScale, interval]);
  usePositionLines(session, instrument);
  return { attach, session };
}
