import { figure, gridLine, PICTURE, text, type LegendEntry } from './frame.ts';
import { linearScale } from './scale.ts';

export interface Bar {
  readonly name: string;
  /** Stacked from the left. */
  readonly parts: readonly { readonly value: number; readonly colour: number }[];
}

export interface BarOptions {
  readonly max: number;
  readonly format: (value: number) => string;
  readonly legend?: readonly LegendEntry[];
}

const BAR = { height: 22, gap: 10, label: 130 } as const;

/** Bars from the left, one a row. */
export function barPlot(title: string, bars: readonly Bar[], { max, format, legend = [] }: BarOptions): string {
  const { width, right, top } = PICTURE;
  const bottom = top + bars.length * (BAR.height + BAR.gap);
  const scale = linearScale(max, BAR.label, width - right - 40);
  const grid = scale.ticks.map((tick) => {
    const at = scale.at(tick);
    return gridLine(at, top, at, bottom) + text(at, bottom + 18, format(tick));
  });
  const rows = bars.map((bar, index) => {
    const y = top + index * (BAR.height + BAR.gap);
    return barRow(bar, y, { at: (value) => scale.at(value), format });
  });
  return figure(title, grid.join('') + rows.join(''), legend, bottom + 28);
}

function barRow(
  { name, parts }: Bar,
  y: number,
  { at, format }: { at: (value: number) => number; format: (value: number) => string },
) {
  let sum = 0;
  const rects = parts.map(({ value, colour }) => {
    const x = at(sum);
    sum += Math.max(0, value);
    const width = Math.max(0, at(sum) - x);
    return `<rect class="fill c${colour}" x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${BAR.height}" rx="2"/>`;
  });
  const middle = y + BAR.height / 2 + 4;
  return rects.join('') + text(BAR.label - 8, middle, name, 'end') + text(at(sum) + 6, middle, format(sum), 'start');
}
