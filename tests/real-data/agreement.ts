/** Compares bars that the product built with published ones. */
import { join } from 'node:path';
import { Rational } from '../support/rational.ts';
import { readCsv } from './csv-table.ts';
import { lanesOfBars, timeReader } from './lanes.ts';
import { shortest, type PlainBar, type PlainBars } from './plain-bar.ts';
import { isWithin, type PublishedCheck } from './published-check.ts';
import { rebuild } from './rebuild.ts';

export interface Agreement {
  readonly agreeing: number;
  /** Bars compared, with those that only one side has. */
  readonly total: number;
  /** Disagreements in words, oldest first. */
  readonly differences: readonly string[];
}

const TOLERANCE = Rational.parse('0.0001');

export function checkAgreement(folder: string, check: PublishedCheck): Agreement {
  const published = readPublished(folder, check);
  return compareBars(rebuild(folder, check), published, check);
}

export function readPublished(folder: string, check: PublishedCheck): PlainBars {
  const table = readCsv(join(folder, check.dir, check.dst));
  const lanes = lanesOfBars(table, check.count);
  const timeOf = timeReader(table, check);
  return new Map(
    table.rows.map((row) => [
      timeOf(row),
      lanes.map(({ open, high, low, close, volume, isCount }) => ({
        prices: [open, high, low, close].map((cell) => shortest(cell(row))),
        volume: volume && shortest(volume(row)),
        isCount,
      })),
    ]),
  );
}

export function compareBars(built: PlainBars, published: PlainBars, check: PublishedCheck): Agreement {
  const times = new Set([...built.keys(), ...published.keys()]);
  const left = new Set(check.skip);
  const differences: string[] = [];
  let total = 0;
  for (const time of [...times].toSorted((a, b) => a - b)) {
    if (!isWithin(check.range, time) || left.has(time)) continue;
    const own = built.get(time);
    const theirs = published.get(time);
    if (!own && check.dstSkipZero && theirs?.[0]?.volume === '0') continue;
    total++;
    if (!own || !theirs || !areEqual(own, theirs, check)) {
      differences.push(`${new Date(time).toISOString()}: built ${describe(own)}, published ${describe(theirs)}`);
    }
  }
  return { agreeing: total - differences.length, total, differences };
}

function areEqual(own: readonly PlainBar[], theirs: readonly PlainBar[], check: PublishedCheck): boolean {
  return (
    own.length === theirs.length &&
    own.every((bar, index) => {
      const other = theirs[index];
      if (!other || bar.prices.join() !== other.prices.join()) return false;
      if (bar.isCount) return bar.volume === other.volume;
      return check.volume === undefined || volumesAgree(bar.volume, other.volume, check.volume);
    })
  );
}

function volumesAgree(own: string | undefined, theirs: string | undefined, rule: 'exact' | 'tol'): boolean {
  if (own === undefined || theirs === undefined) return false;
  if (rule === 'exact') return own === theirs;
  const published = Rational.parse(theirs);
  return Rational.parse(own).minus(published).abs().compare(published.times(TOLERANCE)) <= 0;
}

function describe(bars: readonly PlainBar[] | undefined): string {
  return bars ? bars.map(({ prices, volume }) => `${prices.join('/')} volume ${volume ?? '-'}`).join(' and ') : 'none';
}
