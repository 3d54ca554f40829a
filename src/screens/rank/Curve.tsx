import type { JSX } from 'react';
import type { CurvePoint } from '../../contract/worker/follow-api.ts';
import { curvePath, curveRange } from './curve-path.ts';
import styles from './Rank.module.css';

const WIDTH = 320;
const HEIGHT = 120;

interface CurveProps {
  readonly title: string;
  readonly points: readonly CurvePoint[];
  /** How a value is written. */
  readonly format: (value: number) => string;
}

/** What has become of something, a point a day, with the line of zero. */
export function Curve({ title, points, format }: CurveProps): JSX.Element | null {
  if (points.length < 2) return null;
  const range = curveRange(points);
  const zero = (HEIGHT * range.high) / (range.high - range.low);
  const last = points.at(-1)?.value ?? 0;
  return (
    <figure className={styles['curve']} data-tone={last < 0 ? 'fall' : 'rise'}>
      <figcaption className="muted">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} />
        <path d={curvePath(points, range, WIDTH, HEIGHT)} />
      </svg>
      <span className={`${styles['ends']} number`}>
        <span>{format(range.low)}</span>
        <span>{format(range.high)}</span>
      </span>
    </figure>
  );
}
