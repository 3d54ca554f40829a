import { grouped } from '../measure/grouped.ts';
import { median } from '../measure/percentiles.ts';
import type { ActionFigures, ActionResult } from '../scenarios/action-result.ts';
import { number, percent } from './format.ts';

const MEGABYTE = 1e6;

interface Column {
  readonly head: string;
  readonly cell: (figures: ActionFigures) => string;
}

const COLUMNS: readonly Column[] = [
  { head: 'taps', cell: ({ taps }) => number(taps) },
  { head: 'tap p50 ms', cell: ({ tapP50 }) => number(tapP50) },
  { head: 'tap p98 ms', cell: ({ tapP98 }) => number(tapP98) },
  { head: 'above idle', cell: ({ busyAboveIdle }) => percent(busyAboveIdle) },
  { head: 'worker', cell: ({ worker }) => percent(worker) },
  { head: 'tasks > 50 ms', cell: ({ longTasks }) => number(longTasks) },
  { head: 'longest ms', cell: ({ longestTask }) => number(longestTask) },
  { head: 'dropped', cell: ({ dropped }) => percent(dropped, 1) },
  { head: 'without the page', cell: ({ withoutPage }) => percent(withoutPage, 1) },
  { head: 'with a gap', cell: ({ withGap }) => percent(withGap, 1) },
  { head: 'first price ms', cell: ({ firstPriceMs }) => number(firstPriceMs) },
  { head: 'own list ms', cell: ({ ownListMs }) => number(ownListMs) },
  { head: 'first live ms', cell: ({ firstLiveMs }) => number(firstLiveMs) },
  { head: 'heap MB', cell: heapCell },
];

function heapCell({ heapBefore, heapAfter }: ActionFigures): string {
  if (heapBefore === undefined || heapAfter === undefined) return '–';
  return `${number(heapBefore / MEGABYTE, 1)} to ${number(heapAfter / MEGABYTE, 1)}`;
}

export const ACTION_HEAD = ['what the user does', 'variant', 'runs', ...COLUMNS.map(({ head }) => head)];

/** One row an action and variant: the median of each figure over its runs. */
export function actionCells(actions: readonly ActionResult[]): string[][] {
  const groups = grouped(actions, ({ scenario, variant }) => `${scenario} ${variant}`);
  return [...groups.values()].flatMap((runs) => {
    const [first] = runs;
    const figures = middleOf(runs.map((run) => run.figures));
    return first
      ? [[first.title, first.variant, String(runs.length), ...COLUMNS.map(({ cell }) => cell(figures))]]
      : [];
  });
}

function middleOf(runs: readonly ActionFigures[]): ActionFigures {
  const keys = new Set(runs.flatMap((figures) => Object.keys(figures) as (keyof ActionFigures)[]));
  const middles = [...keys].map((key) => [key, median(runs.flatMap((figures) => figures[key] ?? []))]);
  return Object.fromEntries(middles) as ActionFigures;
}
