import { busyAboveIdle, coreAboveIdle, scriptAboveIdle, type WatchResult } from '../measure/watch-result.ts';
import { FLOOR, PRODUCT, REACT_STATE, REACT_STORE, type Variant } from '../scenarios/variants.ts';
import {
  flatName,
  IN_TURN,
  IN_TURN_COUNTED,
  IN_TURN_HALF_AS_FAST,
  LARGE,
  MAIN,
  PER_TICK,
  OVERLOAD,
  OVERLOAD_UNLIMITED,
  OVERLOAD_UNLIMITED_WHOLE,
  OVERLOAD_WHOLE,
  PLAIN_JSON,
} from '../scenarios/watching.ts';
import { watchFigures } from './figures-of.ts';
import { atLeast, atMost, never, ofPairs, ofRuns, type Goal, type GoalFigures } from './goal.ts';

const TIMES = ' ×';
const SECOND = 1_000;

type FigureOf = (run: WatchResult) => number;
type Figures = (scenario: string, of: FigureOf) => number[];

const p50: FigureOf = ({ ticks }) => ticks.latency.p50;
const p95: FigureOf = ({ ticks }) => ticks.latency.p95;
const longestWait: FigureOf = ({ ticks }) => ticks.longestWait;
const neverCovered: FigureOf = ({ ticks }) => ticks.neverCovered;
const framesPerSecond: FigureOf = ({ frames }) => frames.perSecond;
const bytesPerTick: FigureOf = (run) => run.bytesPerTick;

/** Goals of watching the list. */
export function watchGoals({ watch, alike }: GoalFigures): Goal[] {
  const ours: Figures = (scenario, of) => watchFigures(watch, { scenario, variant: PRODUCT.name }, of);
  return [
    // Nothing is said of a worker against a main thread unless both are slowed alike.
    ...comparedGoals(alike ? watch : []),
    ...overload(ours),
    ...perTick(ours),
    ofPairs(
      atMost('20,000 ticks/s on 2,000 symbols: p95 against 10,000 on 1,000', 1.1, TIMES, undefined),
      ours(LARGE, p95),
      ours(MAIN, p95),
    ),
    ...flatness(ours),
    ofPairs(
      atMost('bytes per tick, compact against plain JSON', 0.2, TIMES, undefined),
      ours(MAIN, bytesPerTick),
      ours(PLAIN_JSON, bytesPerTick),
    ),
    never('a server that knows only plain JSON: ticks never shown', '', ours(PLAIN_JSON, neverCovered)),
  ];
}

function overload(ours: Figures): Goal[] {
  return [
    { name: OVERLOAD, text: 'overload' },
    { name: OVERLOAD_WHOLE, text: 'overload from the first tick on' },
    { name: OVERLOAD_UNLIMITED, text: 'overload, a server that knows no limits' },
    { name: OVERLOAD_UNLIMITED_WHOLE, text: 'the same from the first tick on' },
  ].flatMap(({ name, text }) => [
    ofRuns(atMost(`${text}: p95`, SECOND, ' ms', undefined), ours(name, p95)),
    ofRuns(
      atMost(`${text}: longest time that a newer price was not shown`, SECOND, ' ms', undefined),
      ours(name, longestWait),
    ),
  ]);
}

function perTick(ours: Figures): Goal[] {
  const text = 'a JSON message per tick, 10,000/s';
  return [
    ofRuns(atMost(`${text}: p95`, 45, ' ms', undefined), ours(PER_TICK, p95)),
    ofRuns(atLeast(`${text}: frames`, 59, ' /s', undefined), ours(PER_TICK, framesPerSecond)),
    never(`${text}: ticks never shown`, '', ours(PER_TICK, neverCovered)),
  ];
}

interface ComparedGoal {
  readonly scenario: string;
  readonly text: string;
  readonly other: Variant;
  readonly of: FigureOf;
  readonly bound: number;
  /** The other's part of ours at the least, where ours is not a part of the other's at the most. */
  readonly least?: boolean;
}

/** What is asked against the floor on the reference phone, and on one half as fast. */
const FLOOR_GOALS: readonly ComparedGoal[] = [
  ...[
    { scenario: IN_TURN, before: '' },
    { scenario: IN_TURN_HALF_AS_FAST, before: 'half as fast, ' },
  ].flatMap(({ scenario, before }) =>
    [
      { text: 'p95 against the floor', of: p95, bound: 1 },
      { text: 'p50 against the floor', of: p50, bound: 1.1 },
      { text: 'script of the main thread against the floor', of: scriptAboveIdle, bound: 1.2 },
      // Not where the browser's throttle slows the page: it burns three and more times what the page takes.
      { text: 'core time of the main thread against the floor', of: coreAboveIdle, bound: 1 },
    ].map((goal) => ({ ...goal, scenario, other: FLOOR, text: before + goal.text })),
  ),
  ...[
    { text: 'core time of the main thread against the floor, at full speed', of: coreAboveIdle, bound: 1 },
    { text: 'script of the main thread against the floor, at full speed', of: scriptAboveIdle, bound: 1.2 },
  ].map((goal) => ({ ...goal, scenario: IN_TURN_COUNTED, other: FLOOR })),
];

/** Of painting all variants have the same; what a design decides is its script. */
const REACT_GOALS: readonly ComparedGoal[] = [
  { text: 'script: React state against ours', other: REACT_STATE, bound: 4 },
  { text: 'script: store per row against ours', other: REACT_STORE, bound: 2 },
].map((goal) => ({ ...goal, scenario: MAIN, of: scriptAboveIdle, least: true }));

function comparedGoals(watch: readonly WatchResult[]): Goal[] {
  return [...FLOOR_GOALS, ...REACT_GOALS].map(({ scenario, text, other, of, bound, least }) => {
    const ours = watchFigures(watch, { scenario, variant: PRODUCT.name }, of);
    const theirs = watchFigures(watch, { scenario, variant: other.name }, of);
    return least
      ? ofPairs(atLeast(text, bound, TIMES, undefined), theirs, ours)
      : ofPairs(atMost(text, bound, TIMES, undefined), ours, theirs);
  });
}

function flatness(ours: Figures): Goal[] {
  const cost = (symbols: number, rate: number): number[] => ours(flatName(symbols, rate), busyAboveIdle);
  const text = 'main thread above idle, the same rows on screen:';
  return [
    ofPairs(atMost(`${text} 2,000 symbols against 50`, 1.2, TIMES, undefined), cost(2_000, 10_000), cost(50, 10_000)),
    ofPairs(
      atMost(`${text} 10,000 ticks/s against 1,000`, 1.2, TIMES, undefined),
      cost(2_000, 10_000),
      cost(2_000, 1_000),
    ),
  ];
}
