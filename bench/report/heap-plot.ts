import type { ActionResult } from '../scenarios/action-result.ts';
import { PICTURE } from './plots/frame.ts';
import { linePlot } from './plots/line-plot.ts';
import { linearScale } from './plots/scale.ts';
import { colourOf } from './watch-plots.ts';

const MEGABYTE = 1e6;

/** The page's heap in the course of a scenario; the saw teeth are what the collector takes back. */
export function heapPlot({ title, variant, heap = [] }: ActionResult): string {
  const { width, height, left, right, top, bottom } = PICTURE;
  const points = heap.map(([seconds, bytes]) => [seconds, bytes / MEGABYTE] as const);
  return linePlot(`Heap in use: ${title}`, [{ name: variant, colour: colourOf(variant), points }], {
    x: linearScale(Math.max(...points.map(([x]) => x)), left, width - right),
    y: linearScale(Math.max(...points.map(([, y]) => y)), height - bottom, top),
    xLabel: 'seconds',
    formatX: (value) => String(Math.round(value)),
    formatY: (value) => `${value.toFixed(1)} MB`,
  });
}
