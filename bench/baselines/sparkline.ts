import { bindSparkline } from '../../src/chart/sparkline.ts';
import { loadCloses } from './instruments.ts';

export const SPARK = { width: 48, height: 24 } as const;

/** Draws the last bars of an instrument once; returns what lets go of the canvas. */
export function drawSparkline(canvas: HTMLCanvasElement, id: number): () => void {
  const view = bindSparkline(canvas, SPARK);
  let gone = false;
  void loadCloses(id).then((closes) => {
    const rises = (closes.at(-1) ?? 0) >= (closes[0] ?? 0);
    const line = getComputedStyle(canvas).getPropertyValue(rises ? '--rise' : '--fall');
    if (!gone) view.draw(closes, { line });
  });
  return () => {
    gone = true;
    view.dispose();
  };
}
