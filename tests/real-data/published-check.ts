import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One statement of a `checks.json`: these sources, cut this way, give the published bars. */
export interface PublishedCheck {
  readonly id: string;
  readonly dir: string;
  readonly src: readonly string[];
  readonly kind: 'quotes' | 'quotesBid' | 'trades' | 'bars1' | 'bars2' | 'mt5';
  readonly dst: string;
  /** Milliseconds, or calendar months in UTC. */
  readonly period: number | 'month';
  /** Where the grid begins, in milliseconds after midnight UTC. */
  readonly anchor?: number;
  /** Open times compared: from the first up to, not including, the second. */
  readonly range: readonly [number, number];
  /** Source rows used; all unless given. */
  readonly srcRange?: readonly [number, number];
  readonly open?: 'first' | 'prevClose';
  /** Source bars of volume 0 are left out. */
  readonly skipZero?: boolean;
  /** Published bars of volume 0 need no counterpart. */
  readonly dstSkipZero?: boolean;
  /** Empty periods are flat bars. */
  readonly fill?: boolean;
  /** Open times known to be wrong in the published file. */
  readonly skip?: readonly number[];
  /** How volumes must agree: to the last digit, or within 0.01 %. */
  readonly volume?: 'exact' | 'tol';
  readonly count?: boolean;
}

export function readChecks(folder: string): PublishedCheck[] {
  return JSON.parse(readFileSync(join(folder, 'checks.json'), 'utf8')) as PublishedCheck[];
}

export function isWithin([from, to]: readonly [number, number], time: number): boolean {
  return time >= from && time < to;
}
