import { useCallback, useLayoutEffect, useRef, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { compare, decimal, type Decimal } from '../../domain/decimal.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { usePage } from '../../state/page.ts';
import { effect, useSignalValue } from '../../state/signals.ts';
import { SignalText } from '../../ui/SignalText.tsx';
import { useSignalData } from '../../ui/use-signal-data.ts';
import styles from './SummaryCard.module.css';

/** Percent of margin level: calm above, then warning, then danger near the stop-out level. */
const CALM = decimal('200');
const WARNING = decimal('100');
/** A full meter, in hundredths of a percent. */
const FULL = 30_000n;

interface LevelMeterProps {
  /** Reads the margin level in percent; undefined without margin. */
  readonly read: () => Decimal | undefined;
}

/** The prepayment ratio as a meter, with its formula on tap. */
export function LevelMeter({ read }: LevelMeterProps): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { percent } = useFormatters();
  const stopOutLevel = useSignalValue(state.slices.backend)?.stopOutLevel;
  const [explained, setExplained] = useState(false);
  const meter = useRef<HTMLDivElement>(null);
  const tone = useCallback(() => toneOf(read()), [read]);
  const text = useCallback(() => percent(read()), [percent, read]);
  useSignalData(meter, 'tone', tone);
  return (
    <div ref={meter} className={styles['meter']}>
      <button
        type="button"
        className={styles['meterHead']}
        aria-expanded={explained}
        onClick={() => setExplained(!explained)}
      >
        <span className="muted">{t('orders.level')}</span>
        <SignalText className="number" read={text} testId="margin-level" />
      </button>
      <Track read={read} />
      {explained && (
        <p className={styles['formula']}>
          {t('orders.levelFormula')}
          {stopOutLevel && ` ${t('orders.stopOut', { percent: isolate(percent(stopOutLevel)) })}`}
        </p>
      )}
    </div>
  );
}

function Track({ read }: LevelMeterProps): JSX.Element {
  const filled = useRef<SVGRectElement>(null);
  useLayoutEffect(() => effect(() => filled.current?.setAttribute('width', `${share(read())}%`)), [read]);
  return (
    <svg className={styles['track']} aria-hidden="true">
      <rect ref={filled} height="100%" rx="2" />
    </svg>
  );
}

function toneOf(level: Decimal | undefined): 'calm' | 'warn' | 'danger' | undefined {
  if (!level) return undefined;
  if (compare(level, CALM) >= 0) return 'calm';
  return compare(level, WARNING) >= 0 ? 'warn' : 'danger';
}

/** How much of the meter is filled, in whole percent; a picture, not an amount. */
function share(level: Decimal | undefined): number {
  if (!level) return 0;
  const hundredths = level.scale === 2 ? level.coefficient : 0n;
  const filled = (hundredths * 100n) / FULL;
  return Number(filled > 100n ? 100n : filled < 0n ? 0n : filled);
}
