import { figure, gridLine, PICTURE, text } from './frame.ts';
import type { Scale } from './scale.ts';

export interface Line {
  readonly name: string;
  readonly colour: number;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Axes {
  readonly x: Scale;
  readonly y: Scale;
  readonly xLabel: string;
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
}

/** Lines over two axes. */
export function linePlot(title: string, lines: readonly Line[], axes: Axes): string {
  const paths = lines.map(({ points, colour }) => {
    const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${place(axes.x, x)} ${place(axes.y, y)}`);
    return `<path class="line c${colour}" d="${path.join('')}"/>`;
  });
  return figure(title, grid(axes) + paths.join(''), lines);
}

function place(scale: Scale, value: number): string {
  return scale.at(value).toFixed(1);
}

function grid({ x, y, xLabel, formatX, formatY }: Axes): string {
  const { width, height, left, right, top, bottom } = PICTURE;
  const rows = y.ticks.map((tick) => {
    const at = y.at(tick);
    return gridLine(left, at, width - right, at) + text(left - 8, at + 4, formatY(tick), 'end');
  });
  const columns = x.ticks.map((tick) => {
    const at = x.at(tick);
    return gridLine(at, top, at, height - bottom) + text(at, height - bottom + 18, formatX(tick));
  });
  return rows.join('') + columns.join('') + text((left + width - right) / 2, height - 6, xLabel);
}
