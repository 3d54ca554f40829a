import { rowOf, type WatchSummary } from '../measure/summary.ts';
import { FLOOR, PRODUCT, REACT_STATE, REACT_STORE, type Variant } from '../scenarios/variants.ts';
import {
  flatName,
  HALF_AS_FAST,
  LARGE,
  MAIN,
  PER_TICK,
  OVERLOAD,
  OVERLOAD_UNLIMITED,
  PLAIN_JSON,
} from '../scenarios/watching.ts';
import { atLeast, atMost, ratio, type Goal, type GoalFigures } from './goal.ts';

const TIMES = ' ×';

type Figure = keyof { [K in keyof WatchSummary as WatchSummary[K] extends number ? K : never]: true };

/** Goals of watching the list. */
export function watchGoals({ rows, alike }: GoalFigures): Goal[] {
  const figure = (scenario: string, variant: Variant, key: Figure): number | undefined =>
    rowOf(rows, scenario, variant.name)?.[key];
  const ours = (scenario: string, key: Figure): number | undefined => figure(scenario, PRODUCT, key);
  /** Nothing is said of a worker against a main thread unless both are slowed alike. */
  const against = (above: number | undefined, below: number | undefined): number | undefined =>
    alike ? ratio(above, below) : undefined;
  return [
    atMost('p95 against the floor', 1, TIMES, against(ours(MAIN, 'p95'), figure(MAIN, FLOOR, 'p95'))),
    atMost('p50 against the floor', 1.1, TIMES, against(ours(MAIN, 'p50'), figure(MAIN, FLOOR, 'p50'))),
    atMost(
      'main thread above idle, against the floor',
      1,
      TIMES,
      against(ours(MAIN, 'busyAboveIdle'), figure(MAIN, FLOOR, 'busyAboveIdle')),
    ),
    atLeast(
      'main thread above idle: React state against ours',
      2.5,
      TIMES,
      against(figure(MAIN, REACT_STATE, 'busyAboveIdle'), ours(MAIN, 'busyAboveIdle')),
    ),
    atLeast(
      'main thread above idle: store per row against ours',
      1.9,
      TIMES,
      against(figure(MAIN, REACT_STORE, 'busyAboveIdle'), ours(MAIN, 'busyAboveIdle')),
    ),
    atLeast(
      'half as fast, p95: React state against ours',
      4,
      TIMES,
      against(figure(HALF_AS_FAST, REACT_STATE, 'p95'), ours(HALF_AS_FAST, 'p95')),
    ),
    atLeast(
      'half as fast, p95: store per row against ours',
      3,
      TIMES,
      against(figure(HALF_AS_FAST, REACT_STORE, 'p95'), ours(HALF_AS_FAST, 'p95')),
    ),
    atMost(
      'half as fast, p95 against the floor',
      1,
      TIMES,
      against(ours(HALF_AS_FAST, 'p95'), figure(HALF_AS_FAST, FLOOR, 'p95')),
    ),
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

function flatness(ours: (scenario: string, key: Figure) => number | undefined): Goal[] {
  const cost = (symbols: number, rate: number): number | undefined => ours(flatName(symbols, rate), 'busyAboveIdle');
  const text = 'main thread above idle, the same rows on screen:';
  return [
    atMost(`${text} 2,000 symbols against 50`, 1.2, TIMES, ratio(cost(2_000, 10_000), cost(50, 10_000))),
    atMost(`${text} 10,000 ticks/s against 1,000`, 1.2, TIMES, ratio(cost(2_000, 10_000), cost(2_000, 1_000))),
  ];
}
