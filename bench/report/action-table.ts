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
  { head: 'first price ms', cell: ({ firstPriceMs }) => number(firstPriceMs) },
  { head: 'first live ms', cell: ({ firstLiveMs }) => number(firstLiveMs) },
  { head: 'heap MB', cell: heapCell },
];

function heapCell({ heapBefore, heapAfter }: ActionFigures): string {
  if (heapBefore === undefined || heapAfter === undefined) return '–';
  return `${number(heapBefore / MEGABYTE, 1)} to ${number(heapAfter / MEGABYTE, 1)}`;
}

export const ACTION_HEAD = ['what the user does', 'variant', ...COLUMNS.map(({ head }) => head)];

export function actionCells({ title, variant, figures }: ActionResult): string[] {
  return [title, variant, ...COLUMNS.map(({ cell }) => cell(figures))];
}
