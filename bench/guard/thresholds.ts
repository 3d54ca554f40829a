/**
 * What a change must not pass. Ratios within one run only: a busy machine slows all sides of a ratio, an absolute time
 * would blame the change for the neighbours. Each leaves room for noise over what a quiet machine shows, and none is
 * so wide that work on the main thread per tick would slip through.
 */
import { rowOf, type WatchSummary } from '../measure/summary.ts';
import { FLOOR, PRODUCT, REACT_STATE, REACT_STORE, type Variant } from '../scenarios/variants.ts';
import { MAIN, PER_TICK } from '../scenarios/watching.ts';

export interface Threshold {
  readonly name: string;
  readonly atMost: number;
  readonly reason: string;
  /** Undefined where the run has no such row. */
  readonly measure: (rows: readonly WatchSummary[]) => number | undefined;
}

type Figure = 'p50' | 'p95' | 'busyAboveIdle';

function against(scenario: string, key: Figure, other: Variant): Threshold['measure'] {
  return (rows) => {
    const ours = rowOf(rows, scenario, PRODUCT.name)?.[key];
    const theirs = rowOf(rows, scenario, other.name)?.[key];
    return ours === undefined || theirs === undefined ? undefined : ours / theirs;
  };
}

export const THRESHOLDS: readonly Threshold[] = [
  {
    name: 'main thread above idle, against the floor',
    atMost: 1.3,
    reason:
      'asked is 1: the page does no more than write text; 0.1 ms of work per price and frame adds half of the floor',
    measure: against(MAIN, 'busyAboveIdle', FLOOR),
  },
  {
    name: 'main thread above idle, against React state',
    atMost: 0.65,
    reason: 'asked is 0.4: what a list of React state costs is what this product exists to avoid',
    measure: against(MAIN, 'busyAboveIdle', REACT_STATE),
  },
  {
    name: 'main thread above idle, against a store per row',
    atMost: 0.8,
    reason: 'asked is 0.53: the best that one writes on the main thread with React',
    measure: against(MAIN, 'busyAboveIdle', REACT_STORE),
  },
  {
    name: 'p50 of tick to paint, against the floor',
    atMost: 1.5,
    reason: 'asked is 1.1: one display frame more, as a timer or a second queue would add, makes it 2',
    measure: against(MAIN, 'p50', FLOOR),
  },
  {
    name: 'p95 with a message per tick, against React state',
    atMost: 0.5,
    reason:
      'the main thread falls behind without bound there, the worker must not; the ratio is far below while it holds',
    measure: against(PER_TICK, 'p95', REACT_STATE),
  },
];
