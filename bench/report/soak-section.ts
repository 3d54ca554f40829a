import { summariseSoak } from '../measure/soak-summary.ts';
import type { SoakResult } from '../scenarios/soak-run.ts';
import { number } from './format.ts';
import { htmlTable } from './html.ts';
import { PICTURE } from './plots/frame.ts';
import { linePlot } from './plots/line-plot.ts';
import { linearScale } from './plots/scale.ts';

const MEGABYTE = 1e6;
const MINUTE_MS = 60_000;
export const SOAK_HEAD = ['hours', 'page MB/h', 'worker MB/h', 'reconnects', 'candles missed'];
const COLOURS = { page: 0, worker: 1 } as const;

export function soakCells(soak: SoakResult): string[] {
  const { hours, page, worker, reconnects, missedCandles } = summariseSoak(soak);
  return [number(hours, 2), number(page, 2), number(worker, 2), number(reconnects), number(missedCandles)];
}

/** Both heaps after collection, for as long as the product was left open. */
export function soakSection(soak: SoakResult | undefined): string {
  if (!soak) return '';
  return `<h2>Left open for hours</h2>${htmlTable(SOAK_HEAD, [soakCells(soak)])}<div class="plots">${plot(soak)}</div>`;
}

function plot({ samples }: SoakResult): string {
  const { width, height, left, right, top, bottom } = PICTURE;
  const series = (['page', 'worker'] as const).map((name) => ({
    name,
    colour: COLOURS[name],
    points: samples.map((sample) => [sample.ms / MINUTE_MS, sample[name] / MEGABYTE] as const),
  }));
  const all = series.flatMap(({ points }) => points);
  return linePlot('Heap after collection', series, {
    x: linearScale(Math.max(...all.map(([x]) => x)), left, width - right),
    y: linearScale(Math.max(...all.map(([, y]) => y)), height - bottom, top),
    xLabel: 'minutes',
    formatX: (value) => String(Math.round(value)),
    formatY: (value) => `${value.toFixed(1)} MB`,
  });
}
