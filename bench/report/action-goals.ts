import { busyAboveIdle } from '../measure/watch-result.ts';
import type { ActionFigures } from '../scenarios/action-result.ts';
import { SCROLL_BURST, SCROLL_PICTURES, SCROLL_SHOWN, TAP_BURST, TAP_IDLE } from '../scenarios/list-actions.ts';
import { LONG_WATCH } from '../scenarios/long-watch.ts';
import { POSITIONS } from '../scenarios/position-actions.ts';
import { OFFLINE_START, SECOND_START } from '../scenarios/starts.ts';
import { CHART, CHART_PRESSES, SWITCHING } from '../scenarios/trade-actions.ts';
import { PRODUCT } from '../scenarios/variants.ts';
import { MAIN } from '../scenarios/watching.ts';
import { actionFigures, watchFigures } from './figures-of.ts';
import { atMost, never, ofPairs, ofRuns, type Goal, type GoalFigures } from './goal.ts';

const TIMES = ' ×';
const MS = ' ms';

/** The fewest by which a figure can be told from its bound. */
const RUNS = 5;
/** Of five, p98 of eighty presses lies as far apart as from its bound. */
const RUNS_OF_SWITCHING = 11;

interface ActionGoal {
  readonly text: string;
  readonly scenario: string;
  readonly key: keyof ActionFigures;
  readonly bound: number;
  readonly unit: string;
  /** How often it is measured; as often as the others unless said otherwise. */
  readonly runs?: number;
}

/** What is asked of a figure by itself, beside no other. */
const BY_ITSELF: readonly ActionGoal[] = [
  { text: 'tap to paint in the burst, p98', scenario: TAP_BURST, key: 'tapP98', bound: 50, unit: MS },
  { text: 'frames dropped in 60 s', scenario: LONG_WATCH, key: 'dropped', bound: 0.01, unit: ' of all' },
  {
    text: 'frames dropped while scrolling, as shown',
    scenario: SCROLL_SHOWN,
    key: 'dropped',
    bound: 0.02,
    unit: ' of all',
  },
  {
    text: 'frames dropped while scrolling, each row with a new picture',
    scenario: SCROLL_PICTURES,
    key: 'dropped',
    bound: 0.02,
    unit: ' of all',
  },
  {
    text: 'frames with a gap in the list while scrolling',
    scenario: SCROLL_SHOWN,
    key: 'withGap',
    bound: 0.02,
    unit: ' of all',
  },
  {
    text: 'frames of the page missed while scrolling',
    scenario: SCROLL_BURST,
    key: 'dropped',
    bound: 0.02,
    unit: ' of all',
  },
  {
    text: 'switching the instrument in the burst, p98',
    scenario: SWITCHING,
    key: 'tapP98',
    bound: 80,
    unit: MS,
    runs: RUNS_OF_SWITCHING,
  },
  { text: 'second start: last prices on screen', scenario: SECOND_START, key: 'firstPriceMs', bound: 1_000, unit: MS },
  {
    text: 'start without a network: last prices on screen',
    scenario: OFFLINE_START,
    key: 'firstPriceMs',
    bound: 1_000,
    unit: MS,
  },
  { text: 'chart with 5,000 bars: tap to paint, p98', scenario: CHART_PRESSES, key: 'tapP98', bound: 100, unit: MS },
  {
    text: 'chart with 5,000 bars: main thread above idle',
    scenario: CHART,
    key: 'busyAboveIdle',
    bound: 0.3,
    unit: ' of it',
  },
  { text: '200 positions: worker', scenario: POSITIONS, key: 'worker', bound: 0.25, unit: ' of its core' },
];

/** How often the actions whose figures have goals are run, by name: more often than the others. */
export const RUNS_OF_GOALS: ReadonlyMap<string, number> = new Map([
  [TAP_IDLE, RUNS],
  ...BY_ITSELF.map(({ scenario, runs = RUNS }) => [scenario, runs] as const),
]);

/** Goals of what the user does. */
export function actionGoals({ watch, actions }: GoalFigures): Goal[] {
  const ours = (scenario: string, key: keyof ActionFigures): number[] =>
    actionFigures(actions, { scenario, variant: PRODUCT.name }, key);
  const list = watchFigures(watch, { scenario: MAIN, variant: PRODUCT.name }, busyAboveIdle);
  return [
    ...BY_ITSELF.map(({ text, scenario, key, bound, unit }) =>
      ofRuns(atMost(text, bound, unit, undefined), ours(scenario, key)),
    ),
    ofPairs(
      atMost('tap to paint in the burst against rest, p98', 2, TIMES, undefined),
      ours(TAP_BURST, 'tapP98'),
      ours(TAP_IDLE, 'tapP98'),
    ),
    never('tasks over 50 ms in 60 s', '', ours(LONG_WATCH, 'longTasks')),
    ofPairs(
      atMost('200 positions: main thread above idle, against the list', 1.2, TIMES, undefined),
      ours(POSITIONS, 'busyAboveIdle'),
      list,
    ),
  ];
}
