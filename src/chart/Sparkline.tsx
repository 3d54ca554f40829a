import { useEffect, useState, type JSX } from 'react';
import type { InstrumentId } from '../domain/instrument.ts';
import { usePage } from '../state/page.ts';
import { sparklinesOf } from './kept-sparklines.ts';
import { sparkPath } from './spark-path.ts';
import styles from './Sparkline.module.css';

/** A row that is flicked past asks for no sparkline: the request and its drawing would cost the flick a display frame. */
const ASK_AFTER_MS = 120;

interface SparklineProps {
  readonly id: InstrumentId;
  readonly width: number;
  readonly height: number;
}

/**
 * The last 60 bars of an instrument as a line, in the colour of where they went. Not a canvas: each canvas is a layer
 * of the compositor, and a list of them costs in every frame in which anything else on the page changes.
 */
export function Sparkline({ id, width, height }: SparklineProps): JSX.Element {
  const { kept, refresh } = sparklinesOf(usePage());
  const [loaded, setLoaded] = useState<{ readonly id: InstrumentId; readonly closes: Float64Array }>();
  // A row that goes over to another instrument shows no line until it has that one's.
  const closes = loaded?.id === id ? loaded.closes : kept(id);
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const found = await refresh(id);
      if (!gone && found) setLoaded({ id, closes: found });
    };
    const later = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      gone = true;
      clearTimeout(later);
    };
  }, [refresh, id]);
  return (
    <svg width={width} height={height} aria-hidden="true">
      {closes && closes.length > 1 && (
        <path className={styles['line']} d={sparkPath(closes, { width, height })} data-tone={toneOf(closes)} />
      )}
    </svg>
  );
}

function toneOf(closes: Float64Array): 'up' | 'down' {
  return (closes.at(-1) ?? 0) >= (closes[0] ?? 0) ? 'up' : 'down';
}
