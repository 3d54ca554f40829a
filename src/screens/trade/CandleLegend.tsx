import { useCallback, useMemo, useRef, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { fromScaled } from '../../domain/decimal.ts';
import { VOLUME_SCALE, type Candle } from '../../domain/candle.ts';
import { useFormatters } from '../../i18n/format.ts';
import type { ReadonlySignal } from '../../state/signals.ts';
import { SignalText } from '../../ui/SignalText.tsx';
import { useSignalData } from '../../ui/use-signal-data.ts';
import styles from './CandleLegend.module.css';

const COLUMNS = ['open', 'high', 'low', 'close', 'volume'] as const;

interface CandleLegendProps {
  readonly candle: ReadonlySignal<Candle | undefined>;
  readonly scale: number;
}

/** Open, high, low, close and volume of the touched bar, or else the last, as text in the page. */
export function CandleLegend({ candle, scale }: CandleLegendProps): JSX.Element {
  const { t } = useTranslation();
  const { price, plain } = useFormatters();
  const host = useRef<HTMLParagraphElement>(null);
  const tone = useCallback(() => toneOf(candle.value), [candle]);
  const readers = useMemo(
    () => ({
      open: () => price(candle.value?.open, scale),
      high: () => price(candle.value?.high, scale),
      low: () => price(candle.value?.low, scale),
      close: () => price(candle.value?.close, scale),
      volume: () => plain(candle.value && fromScaled(candle.value.volume, VOLUME_SCALE)),
    }),
    [price, plain, candle, scale],
  );
  useSignalData(host, 'tone', tone);
  return (
    <p ref={host} className={styles['legend']} data-testid="legend" dir="ltr">
      {COLUMNS.map((name) => (
        <span key={name} className={styles['figure']}>
          {t(`chart.${name}`)} <SignalText className={`number ${styles['value']}`} read={readers[name]} />{' '}
        </span>
      ))}
    </p>
  );
}

function toneOf(bar: Candle | undefined): 'rise' | 'fall' {
  return bar && bar.close < bar.open ? 'fall' : 'rise';
}
