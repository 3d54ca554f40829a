import { useLayoutEffect, useRef, type JSX } from 'react';
import type { InstrumentId } from '../domain/instrument.ts';
import { usePage, type Page } from '../state/page.ts';
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
  const page = usePage();
  const line = useRef<SVGPathElement>(null);
  useLayoutEffect(
    () =>
      followSparkline(page, id, (closes) => {
        if (line.current) drawLine(line.current, closes, { width, height });
      }),
    [page, id, width, height],
  );
  return (
    <svg width={width} height={height} aria-hidden="true">
      <path ref={line} className={styles['line']} />
    </svg>
  );
}

/** Has the line drawn that is kept, and a newer one when it comes. @returns what ends it */
function followSparkline(page: Page, id: () => InstrumentId, draw: (closes: Float64Array) => void): () => void {
  const { kept, refresh } = sparklinesOf(page);
  let ended = false;
  // One that goes over to another instrument shows no line until it has that one's.
  const stopDrawing = effect(() => draw(kept(id()) ?? NONE));
  const stopAsking = effect(() => {
    const shown = id();
    // Also for one that could not be had, when the line is up again.
    void page.state.isLive.value;
    const ask = async (): Promise<void> => {
      const closes = await refresh(shown);
      if (closes && !ended && id() === shown) draw(closes);
    };
    const later = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => clearTimeout(later);
  });
  return () => {
    ended = true;
    stopDrawing();
    stopAsking();
  };
}

const NONE = new Float64Array();

function drawLine(
  line: SVGPathElement,
  closes: Float64Array,
  size: { readonly width: number; readonly height: number },
): void {
  const isLine = closes.length > 1;
  line.setAttribute('d', isLine ? sparkPath(closes, size) : '');
  if (isLine) line.dataset['tone'] = (closes.at(-1) ?? 0) >= (closes[0] ?? 0) ? 'up' : 'down';
  else delete line.dataset['tone'];
}
