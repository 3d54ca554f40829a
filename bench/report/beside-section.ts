/** Two builds in one run: each figure of both, and their ratio. */
import { median } from '../measure/percentiles.ts';
import { busyAboveIdle, coreAboveIdle, type WatchResult } from '../measure/watch-result.ts';
import type { LoadAudit } from '../lighthouse/page-audit.ts';
import type { ActionFigures } from '../scenarios/action-result.ts';
import { OTHER, PRODUCT, type Variant } from '../scenarios/variants.ts';
import { number, percent } from './format.ts';
import { htmlTable } from './html.ts';
import type { BenchResults } from './results.ts';

type Format = (value: number) => string;

interface Figure<T> {
  readonly name: string;
  readonly of: (run: T) => number | undefined;
  readonly format: Format;
}

const ms: Format = (value) => `${number(value)} ms`;
const share: Format = (value) => percent(value, 1);

const WATCH_FIGURES: readonly Figure<WatchResult>[] = [
  { name: 'p50', of: ({ ticks }) => ticks.latency.p50, format: ms },
  { name: 'p95', of: ({ ticks }) => ticks.latency.p95, format: ms },
  { name: 'main thread above idle', of: busyAboveIdle, format: share },
  { name: 'core above idle', of: coreAboveIdle, format: share },
  { name: 'worker', of: ({ activity }) => activity.worker, format: share },
];
const ACTION_FIGURES: readonly Figure<ActionFigures>[] = [
  { name: 'first price', of: ({ firstPriceMs }) => firstPriceMs, format: ms },
  { name: 'own list', of: ({ ownListMs }) => ownListMs, format: ms },
  { name: 'first live price', of: ({ firstLiveMs }) => firstLiveMs, format: ms },
  { name: 'tap p50', of: ({ tapP50 }) => tapP50, format: ms },
  { name: 'tap p98', of: ({ tapP98 }) => tapP98, format: ms },
  { name: 'main thread above idle', of: ({ busyAboveIdle: busy }) => busy, format: share },
  { name: 'dropped frames', of: ({ dropped }) => dropped, format: share },
];

const LOAD_FIGURES: readonly Figure<LoadAudit>[] = [
  { name: 'performance', of: ({ performance: score }) => score, format: number },
  { name: 'largest paint', of: ({ largestPaintMs }) => largestPaintMs, format: ms },
  { name: 'blocking', of: ({ blockingMs }) => blockingMs, format: ms },
  { name: 'blocking, on the core', of: ({ coreBlockingMs }) => coreBlockingMs, format: ms },
  { name: 'script', of: ({ scriptMs }) => scriptMs, format: ms },
];

export const BESIDE_HEAD = ['figure', 'runs', 'this build', 'from, to', 'other build', 'from, to', 'this / other'];

/** One row for each figure that both builds have; none where there is no other build. */
export function besideCells({ watch, actions, audits, titles }: BenchResults): string[][] {
  const watched = [...new Set(watch.map(({ scenario }) => scenario))].flatMap((scenario) =>
    rows(titles[scenario] ?? scenario, WATCH_FIGURES, ofBoth(watch, scenario)),
  );
  const acted = [...new Set(actions.map(({ scenario }) => scenario))].flatMap((scenario) => {
    const [own, other] = ofBoth(actions, scenario);
    const figures = (runs: typeof own): ActionFigures[] => runs.map((run) => run.figures);
    return rows(own[0]?.title ?? scenario, ACTION_FIGURES, [figures(own), figures(other)]);
  });
  const loaded = rows('Lighthouse', LOAD_FIGURES, ofBoth(audits));
  return [...watched, ...acted, ...loaded];
}

interface Run {
  readonly variant: string;
  readonly scenario?: string;
}

/** Those of this build, and those of the other. */
function ofBoth<T extends Run>(runs: readonly T[], scenario?: string): [own: T[], other: T[]] {
  const of = ({ name }: Variant): T[] => runs.filter((run) => run.variant === name && run.scenario === scenario);
  return [of(PRODUCT), of(OTHER)];
}

export function besideSection(results: BenchResults): string {
  const cells = besideCells(results);
  return cells.length === 0 ? '' : `<h2>This build and the other, in turn</h2>${htmlTable(BESIDE_HEAD, cells)}`;
}

function rows<T>(
  title: string,
  figures: readonly Figure<T>[],
  [own, other]: readonly [readonly T[], readonly T[]],
): string[][] {
  return figures.flatMap(({ name, of, format }) => {
    const [mine, theirs] = [known(own, of), known(other, of)];
    if (mine.length === 0 || theirs.length === 0) return [];
    const ratio = number(median(mine) / median(theirs), 2);
    const runs = mine.length === theirs.length ? String(mine.length) : `${mine.length}, ${theirs.length}`;
    return [[`${title}: ${name}`, runs, ...spread(mine, format), ...spread(theirs, format), ratio]];
  });
}

function known<T>(runs: readonly T[], of: (run: T) => number | undefined): number[] {
  return runs.flatMap((run) => {
    const value = of(run);
    return value === undefined || Number.isNaN(value) ? [] : [value];
  });
}

function spread(values: readonly number[], format: Format): [middle: string, fromTo: string] {
  return [format(median(values)), `${format(Math.min(...values))}, ${format(Math.max(...values))}`];
}
