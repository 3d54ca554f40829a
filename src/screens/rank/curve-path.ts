/** The line of a curve, as the path of a drawing. */
import type { CurvePoint } from '../../contract/worker/follow-api.ts';

interface Range {
  readonly low: number;
  readonly high: number;
}

/** From the lowest to the highest value, zero among them; never empty. */
export function curveRange(points: readonly CurvePoint[]): Range {
  const values = points.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return low === high ? { low: -1, high: 1 } : { low, high };
}

/** @param points oldest first, two at least */
export function curvePath(points: readonly CurvePoint[], { low, high }: Range, width: number, height: number): string {
  const begin = points[0]?.time ?? 0;
  const span = Math.max(1, (points.at(-1)?.time ?? 0) - begin);
  const steps = points.map(({ time, value }) => {
    const x = ((time - begin) / span) * width;
    const y = ((high - value) / (high - low)) * height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${steps.join('L')}`;
}
