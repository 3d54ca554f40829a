import { useEffect, useRef, type JSX } from 'react';
import { command } from '../worker-client/trading.ts';
import type { InstrumentId } from '../domain/instrument.ts';
import { chartColours } from './chart-theme.ts';
import { followLooks } from './follow-looks.ts';
import { bindSparkline } from './sparkline.ts';

interface SparklineProps {
  readonly id: InstrumentId;
  readonly width: number;
  readonly height: number;
}

/** The last 60 bars of an instrument as a line, in the colour of where they went. */
export function Sparkline({ id, width, height }: SparklineProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const view = bindSparkline(canvas.current, { width, height });
    let closes: Float64Array | undefined;
    let gone = false;
    const draw = (): void => {
      if (closes && closes.length > 1) view.draw(closes, { line: lineColour(closes) });
    };
    void command('sparkline', id).then((outcome) => {
      if (gone) return;
      if (outcome.ok) closes = outcome.value;
      draw();
    });
    const stopLooks = followLooks(draw);
    return () => {
      gone = true;
      stopLooks();
      view.dispose();
    };
  }, [id, width, height]);
  return <canvas ref={canvas} aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}

function lineColour(closes: Float64Array): string {
  const { rise, fall } = chartColours();
  return (closes.at(-1) ?? 0) >= (closes[0] ?? 0) ? rise : fall;
}
