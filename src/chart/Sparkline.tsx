import { useLayoutEffect, useRef, type JSX } from 'react';
import type { InstrumentId } from '../domain/instrument.ts';
import { usePage } from '../state/page.ts';
import { effect } from '../state/signals.ts';
import { sparklinesOf } from './kept-sparklines.ts';
import { sparkPath } from './spark-path.ts';
import styles from './Sparkline.module.css';

/** A row that is flicked past asks for no sparkline: the request and its drawing would cost the flick a display frame. */
const ASK_AFTER_MS = 120;

interface SparklineProps {
  /** Read from signals: the row that it stands in shows one instrument after another. */
  readonly id: () => InstrumentId;
  readonly width: number;
  readonly height: number;
}

/**
 * The last 60 bars of an instrument as a line, in the colour of where they went. Not a canvas: each canvas is a layer
 * of the compositor, and a list of them costs in every frame in which anything else on the page changes.
 */
export function Sparkline({ id, width, height }: SparklineProps): JSX.Element {
  const { kept, refresh } = sparklinesOf(usePage());
  const line = useRef<SVGPathElement>(null);
  useLayoutEffect(
    () =>
      effect(() => {
        const shown = id();
        let gone = false;
        const draw = (closes: Float64Array | undefined): void => {
          if (!gone && line.current) drawLine(line.current, closes, { width, height });
        };
        // One that goes over to another instrument shows no line until it has that one's.
        draw(kept(shown) ?? NONE);
        const later = setTimeout(() => void refresh(shown).then(draw), ASK_AFTER_MS);
        return () => {
          gone = true;
          clearTimeout(later);
        };
      }),
    [id, kept, refresh, width, height],
  );
  return (
    <svg width={width} height={height} aria-hidden="true">
      <path ref={line} className={styles['line']} />
    </svg>
  );
}

const NONE = new Float64Array();

/** @param closes undefined leaves the line as it is */
function drawLine(
  line: SVGPathElement,
  closes: Float64Array | undefined,
  size: { readonly width: number; readonly height: number },
): void {
  if (!closes) return;
  const isLine = closes.length > 1;
  line.setAttribute('d', isLine ? sparkPath(closes, size) : '');
  if (isLine) line.dataset['tone'] = (closes.at(-1) ?? 0) >= (closes[0] ?? 0) ? 'up' : 'down';
  else delete line.dataset['tone'];
}
