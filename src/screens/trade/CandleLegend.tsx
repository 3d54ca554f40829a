import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { fromScaled } from '../../domain/decimal.ts';
import { VOLUME_SCALE, type Candle } from '../../domain/candle.ts';
import { useFormatters } from '../../i18n/format.ts';
import { useSignalValue, type ReadonlySignal } from '../../state/signals.ts';
import styles from './CandleLegend.module.css';

interface CandleLegendProps {
  readonly candle: ReadonlySignal<Candle | undefined>;
  readonly scale: number;
}

/** Open, high, low, close and volume of the touched bar, or else the last, as text in the page. */
export function CandleLegend({ candle, scale }: CandleLegendProps): JSX.Element {
  const { t } = useTranslation();
  const { price, plain } = useFormatters();
  const bar = useSignalValue(candle);
  const tone = bar && bar.close < bar.open ? 'fall' : 'rise';
  const figures = [
    { name: t('chart.open'), text: price(bar?.open, scale) },
    { name: t('chart.high'), text: price(bar?.high, scale) },
    { name: t('chart.low'), text: price(bar?.low, scale) },
    { name: t('chart.close'), text: price(bar?.close, scale) },
    { name: t('chart.volume'), text: plain(bar && fromScaled(bar.volume, VOLUME_SCALE)) },
  ];
  return (
    <p className={styles['legend']} data-testid="legend" dir="ltr">
      {figures.map(({ name, text }) => (
        <span key={name} className={styles['figure']}>
          {name} <span className={`number ${tone}`}>{text}</span>{' '}
        </span>
      ))}
    </p>
  );
}
