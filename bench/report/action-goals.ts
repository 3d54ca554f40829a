import { rowOf } from '../measure/summary.ts';
import type { ActionFigures } from '../scenarios/action-result.ts';
import { SCROLL_BURST, TAP_BURST, TAP_IDLE } from '../scenarios/list-actions.ts';
import { LONG_WATCH } from '../scenarios/long-watch.ts';
import { POSITIONS } from '../scenarios/position-actions.ts';
import { SECOND_START } from '../scenarios/starts.ts';
import { CHART, CHART_PRESSES, SWITCHING } from '../scenarios/trade-actions.ts';
import { PRODUCT } from '../scenarios/variants.ts';
import { MAIN } from '../scenarios/watching.ts';
import { actionFigure, atMost, ratio, type Goal, type GoalFigures } from './goal.ts';

const TIMES = ' ×';
const MS = ' ms';

/** Goals of what the user does. */
export function actionGoals({ rows, actions }: GoalFigures): Goal[] {
  const ours = (scenario: string, key: keyof ActionFigures): number | undefined =>
    actionFigure(actions, scenario, PRODUCT.name, key);
  const list = rowOf(rows, MAIN, PRODUCT.name)?.busyAboveIdle;
  return [
    atMost('tap to paint in the burst, p98', 50, MS, ours(TAP_BURST, 'tapP98')),
    atMost(
      'tap to paint in the burst against rest, p98',
      2,
      TIMES,
      ratio(ours(TAP_BURST, 'tapP98'), ours(TAP_IDLE, 'tapP98')),
    ),
    atMost('tasks over 50 ms in 60 s', 0, '', ours(LONG_WATCH, 'longTasks')),
    atMost('frames dropped in 60 s', 0.01, ' of all', ours(LONG_WATCH, 'dropped')),
    atMost('frames dropped while scrolling', 0.02, ' of all', ours(SCROLL_BURST, 'dropped')),
    atMost('switching the instrument in the burst, p98', 80, MS, ours(SWITCHING, 'tapP98')),
    atMost('second start: last prices on screen', 1_000, MS, ours(SECOND_START, 'firstPriceMs')),
    atMost('chart with 5,000 bars: tap to paint, p98', 100, MS, ours(CHART_PRESSES, 'tapP98')),
    atMost('chart with 5,000 bars: main thread above idle', 0.3, ' of it', ours(CHART, 'busyAboveIdle')),
    atMost(
      '200 positions: main thread above idle, against the list',
      1.2,
      TIMES,
      ratio(ours(POSITIONS, 'busyAboveIdle'), list),
    ),
    atMost('200 positions: worker', 0.25, ' of its core', ours(POSITIONS, 'worker')),
  ];
}
