const LINE_WIDTH = 1.5;

/** A line through the closes as path data, in a box of `width` × `height`; the highest and the lowest touch its edges. */
export function sparkPath(closes: ArrayLike<number>, { width, height }: { width: number; height: number }): string {
  const values = Array.from(closes);
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const step = width / Math.max(values.length - 1, 1);
  const y = (close: number): number =>
    range === 0 ? height / 2 : LINE_WIDTH + (1 - (close - low) / range) * (height - 2 * LINE_WIDTH);
  return values.map((close, index) => `${index === 0 ? 'M' : 'L'}${short(index * step)} ${short(y(close))}`).join('');
}

/** Tenths of a pixel are finer than any screen shows. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
