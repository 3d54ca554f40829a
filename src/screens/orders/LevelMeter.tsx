import { useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { compare, decimal, type Decimal } from '../../domain/decimal.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import styles from './SummaryCard.module.css';

/** Percent of margin level: calm above, then warning, then danger near the stop-out level. */
const CALM = decimal('200');
const WARNING = decimal('100');
/** The backend's usual stop-out level; shown as the rule, never used to decide. */
const STOP_OUT = decimal('50');
/** A full meter, in hundredths of a percent. */
const FULL = 30_000n;

/** The prepayment ratio as a meter, with its formula on tap. */
export function LevelMeter({ level }: { readonly level: Decimal | undefined }): JSX.Element {
  const { t } = useTranslation();
  const { percent } = useFormatters();
  const [explained, setExplained] = useState(false);
  return (
    <div className={styles['meter']} data-tone={toneOf(level)}>
      <button
        type="button"
        className={styles['meterHead']}
        aria-expanded={explained}
        onClick={() => setExplained(!explained)}
      >
        <span className="muted">{t('orders.level')}</span>
        <span className="number" data-testid="margin-level">
          {percent(level)}
        </span>
      </button>
      <svg className={styles['track']} aria-hidden="true">
        <rect width={`${share(level)}%`} height="100%" rx="2" />
      </svg>
      {explained && (
        <p className={styles['formula']}>{t('orders.levelFormula', { percent: isolate(percent(STOP_OUT)) })}</p>
      )}
    </div>
  );
}

function toneOf(level: Decimal | undefined): 'calm' | 'warn' | 'danger' | undefined {
  if (!level) return undefined;
  if (compare(level, CALM) >= 0) return 'calm';
  return compare(level, WARNING) >= 0 ? 'warn' : 'danger';
}

/** How much of the meter is filled, in whole percent; a picture, not a figure. */
function share(level: Decimal | undefined): number {
  if (!level) return 0;
  const hundredths = level.scale === 2 ? level.coefficient : 0n;
  const filled = (hundredths * 100n) / FULL;
  return Number(filled > 100n ? 100n : filled < 0n ? 0n : filled);
}
