import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CANDLE_INTERVALS, type CandleInterval } from '../../domain/candle-interval.ts';
import { Segmented } from '../../ui/Segmented.tsx';

interface PeriodBarProps {
  readonly value: CandleInterval;
  readonly onChange: (interval: CandleInterval) => void;
}

export function PeriodBar({ value, onChange }: PeriodBarProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <Segmented
      plain
      label={t('chart.period')}
      value={value}
      options={CANDLE_INTERVALS.map((interval) => ({ value: interval, text: t(`chart.${interval}`) }))}
      onChange={onChange}
    />
  );
}
