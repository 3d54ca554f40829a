import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './ConnectionScreen.module.css';
import { latencyBars } from './latency-bars.ts';

const WIDTH = 240;
const HEIGHT = 48;

/** Each of the last pings as a bar as long as its round trip, the newest on the right; the worst fills the height. */
export function LatencyPlot({ latencies }: { readonly latencies: readonly number[] }): JSX.Element | null {
  const { t } = useTranslation();
  if (latencies.length < 2) return null;
  return (
    <svg
      className={styles['plot']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('line.latency')}
      data-testid="latency-plot"
    >
      <path d={latencyBars(latencies, { width: WIDTH, height: HEIGHT })} />
    </svg>
  );
}
