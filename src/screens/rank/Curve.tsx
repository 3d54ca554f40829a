import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurvePoint } from '../../contract/worker/follow-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { curvePath, curveRange } from './curve-path.ts';
import styles from './Rank.module.css';

const WIDTH = 320;
const HEIGHT = 120;

/** How the account has grown, a point a day, with the line of its beginning. */
export function Curve({ points }: { readonly points: readonly CurvePoint[] }): JSX.Element | null {
  const { t } = useTranslation();
  const { change } = useFormatters();
  if (points.length < 2) return null;
  const range = curveRange(points);
  const zero = (HEIGHT * range.high) / (range.high - range.low);
  const last = points.at(-1)?.rate ?? 0;
  return (
    <figure className={styles['curve']} data-tone={last < 0 ? 'fall' : 'rise'}>
      <figcaption className="muted">{t('copying.curve')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} />
        <path d={curvePath(points, range, WIDTH, HEIGHT)} />
      </svg>
      <span className={`${styles['ends']} number`}>
        <span>{change(Math.round(range.low * 100))}</span>
        <span>{change(Math.round(range.high * 100))}</span>
      </span>
    </figure>
  );
}
