import { compareRuns } from '../measure/comparison.ts';
import { rowOf, type WatchSummary } from '../measure/summary.ts';
import { coreAboveIdle, scriptAboveIdle, type WatchResult } from '../measure/watch-result.ts';
import { FLOOR, PRODUCT, REACT_STATE, REACT_STORE, type Variant } from '../scenarios/variants.ts';
import {
  COUNTED,
  flatName,
  HALF_AS_FAST,
  LARGE,
  MAIN,
  PER_TICK,
  OVERLOAD,
  OVERLOAD_UNLIMITED,
  PLAIN_JSON,
} from '../scenarios/watching.ts';
import { atLeast, atMost, ratio, withComparison, type Goal, type GoalFigures } from './goal.ts';

const TIMES = ' ×';

type Figure = keyof { [K in keyof WatchSummary as WatchSummary[K] extends number ? K : never]: true };

/** Goals of watching the list. */
export function watchGoals({ rows, watch, alike }: GoalFigures): Goal[] {
  const ours = (scenario: string, key: Figure): number | undefined => rowOf(rows, scenario, PRODUCT.name)?.[key];
  return [
    // Nothing is said of a worker against a main thread unless both are slowed alike.
    ...comparedGoals(alike ? watch : []),
    ...[
      { name: OVERLOAD, text: 'overload' },
      { name: OVERLOAD_UNLIMITED, text: 'overload, a server that knows no limits' },
    ].flatMap(({ name, text }) => [
      atMost(`${text}: p95`, 1_000, ' ms', ours(name, 'p95')),
      atMost(`${text}: longest time without a newer price`, 1_000, ' ms', ours(name, 'longestGap')),
    ]),
    atMost('a JSON message per tick, 10,000/s: p95', 45, ' ms', ours(PER_TICK, 'p95')),
    atLeast('a JSON message per tick, 10,000/s: frames', 59, ' /s', ours(PER_TICK, 'framesPerSecond')),
    atMost('a JSON message per tick, 10,000/s: ticks never shown', 0, '', ours(PER_TICK, 'neverCovered')),
    atMost(
      '20,000 ticks/s on 2,000 symbols: p95 against 10,000 on 1,000',
      1.1,
      TIMES,
      ratio(ours(LARGE, 'p95'), ours(MAIN, 'p95')),
    ),
    ...flatness(ours),
    atMost(
      'bytes per tick, compact against plain JSON',
      0.2,
      TIMES,
      ratio(ours(MAIN, 'bytesPerTick'), ours(PLAIN_JSON, 'bytesPerTick')),
    ),
    atMost('a server that knows only plain JSON: ticks never shown', 0, '', ours(PLAIN_JSON, 'neverCovered')),
  ];
}

interface ComparedGoal {
  readonly scenario: string;
  readonly text: string;
  readonly other: Variant;
  readonly of: (run: WatchResult) => number;
  readonly bound: number;
  /** The other's part of ours at the least, where ours is not a part of the other's at the most. */
  readonly least?: boolean;
}

const p50 = ({ ticks }: WatchResult): number => ticks.latency.p50;
const p95 = ({ ticks }: WatchResult): number => ticks.latency.p95;

/** What is asked against the floor on the reference phone, and on one half as fast. */
const FLOOR_GOALS: readonly ComparedGoal[] = [
  ...[
    { scenario: MAIN, before: '' },
    { scenario: HALF_AS_FAST, before: 'half as fast, ' },
  ].flatMap(({ scenario, before }) =>
    [
      { text: 'p95 against the floor', of: p95, bound: 1 },
      { text: 'p50 against the floor', of: p50, bound: 1.1 },
      { text: 'script of the main thread against the floor', of: scriptAboveIdle, bound: 1.2 },
    ].map((goal) => ({ ...goal, scenario, other: FLOOR, text: before + goal.text })),
  ),
  // The throttle burns three and more times what the page takes: a difference of that tells nothing of a few percent.
  {
    scenario: COUNTED,
    text: 'core time of the main thread against the floor, at full speed',
    other: FLOOR,
    of: coreAboveIdle,
    bound: 1,
  },
];

/** Of painting all variants have the same; what a design decides is its script. */
const REACT_GOALS: readonly ComparedGoal[] = [
  { text: 'script: React state against ours', other: REACT_STATE, bound: 4 },
  { text: 'script: store per row against ours', other: REACT_STORE, bound: 2 },
].map((goal) => ({ ...goal, scenario: MAIN, of: scriptAboveIdle, least: true }));

function comparedGoals(watch: readonly WatchResult[]): Goal[] {
  const figures = (scenario: string, variant: Variant, of: ComparedGoal['of']): number[] =>
    watch.filter((run) => run.scenario === scenario && run.variant === variant.name).map(of);
  return [...FLOOR_GOALS, ...REACT_GOALS].map(({ scenario, text, other, of, bound, least }) => {
    const [ours, theirs] = [figures(scenario, PRODUCT, of), figures(scenario, other, of)];
    return least
      ? withComparison(atLeast(text, bound, TIMES, undefined), compareRuns(theirs, ours))
      : withComparison(atMost(text, bound, TIMES, undefined), compareRuns(ours, theirs));
  });
}

function flatness(ours: (scenario: string, key: Figure) => number | undefined): Goal[] {
  const cost = (symbols: number, rate: number): number | undefined => ours(flatName(symbols, rate), 'busyAboveIdle');
  const text = 'main thread above idle, the same rows on screen:';
  return [
    atMost(`${text} 2,000 symbols against 50`, 1.2, TIMES, ratio(cost(2_000, 10_000), cost(50, 10_000))),
    atMost(`${text} 10,000 ticks/s against 1,000`, 1.2, TIMES, ratio(cost(2_000, 10_000), cost(2_000, 1_000))),
  ];
}
