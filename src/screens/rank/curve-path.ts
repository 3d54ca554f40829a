/** The line of a curve, as the path of a drawing. */
import type { CurvePoint } from '../../contract/worker/follow-api.ts';

interface Range {
  /** Percent. */
  readonly low: number;
  readonly high: number;
}

/** From the lowest to the highest rate, zero among them; never empty. */
export function curveRange(points: readonly CurvePoint[]): Range {
  const rates = points.map(({ rate }) => rate);
  const low = Math.min(0, ...rates);
  const high = Math.max(0, ...rates);
  return low === high ? { low: -1, high: 1 } : { low, high };
}

/** @param points oldest first, two at least */
export function curvePath(points: readonly CurvePoint[], { low, high }: Range, width: number, height: number): string {
  const begin = points[0]?.time ?? 0;
  const span = Math.max(1, (points.at(-1)?.time ?? 0) - begin);
  const steps = points.map(({ time, rate }) => {
    const x = ((time - begin) / span) * width;
    const y = ((high - rate) / (high - low)) * height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${steps.join('L')}`;
}
