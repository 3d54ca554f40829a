/** The pictures of one scenario of watching. */
import { VARIANTS } from '../scenarios/variants.ts';
import { barPlot } from './plots/bar-plot.ts';
import { PICTURE } from './plots/frame.ts';
import { linePlot } from './plots/line-plot.ts';
import { linearScale, logScale } from './plots/scale.ts';
import type { WatchTable } from './watch-table.ts';

const FAST_MS = 5;
const REST = 6;
const FULL_RATE = 60;

export function colourOf(variant: string): number {
  const place = VARIANTS.findIndex(({ name }) => name === variant);
  return place < 0 ? REST : place;
}

/** Share of ticks shown within a time. */
export function distributionPlot({ title, rows }: WatchTable): string {
  const slowest = Math.max(100, ...rows.map(({ distribution }) => distribution.at(-1) ?? 0));
  const { width, height, left, right, top, bottom } = PICTURE;
  const lines = rows.map(({ variant, distribution }) => ({
    name: variant,
    colour: colourOf(variant),
    points: distribution.map((ms, index) => [ms, index / 100] as const),
  }));
  return linePlot(`Ticks on screen within a time: ${title}`, lines, {
    x: logScale(FAST_MS, slowest, left, width - right),
    y: linearScale(1, height - bottom, top),
    xLabel: 'ms from the server to the painted frame (logarithmic)',
    formatX: String,
    formatY: (value) => `${value * 100} %`,
  });
}

export function busyPlot({ title, rows }: WatchTable): string {
  const bars = rows.map(({ variant, idle, busyAboveIdle }) => ({
    name: variant,
    parts: [
      { value: idle, colour: REST },
      { value: busyAboveIdle, colour: colourOf(variant) },
    ],
  }));
  return barPlot(`Main thread at work, idle share in grey: ${title}`, bars, {
    max: 1,
    format: (value) => `${Math.round(value * 100)} %`,
  });
}

export function framesPlot({ title, rows }: WatchTable): string {
  const bars = rows.map(({ variant, framesPerSecond }) => ({
    name: variant,
    parts: [{ value: framesPerSecond, colour: colourOf(variant) }],
  }));
  return barPlot(`Frames a second: ${title}`, bars, { max: FULL_RATE, format: (value) => String(Math.round(value)) });
}
