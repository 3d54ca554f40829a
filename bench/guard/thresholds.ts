/**
 * What a change must not pass. Ratios within one run only: a busy machine slows all sides of a ratio, an absolute time
 * would blame the change for the neighbours. Costs are time on the core, which does not grow when others take the core
 * away. Each leaves room for noise over what a quiet machine shows, and none is so wide that work on the main thread
 * per tick would slip through.
 */
import { rowOf, type WatchSummary } from '../measure/summary.ts';
import { FLOOR, PRODUCT, REACT_STATE, REACT_STORE, type Variant } from '../scenarios/variants.ts';
import { COUNTED, PER_TICK } from '../scenarios/watching.ts';

export interface Threshold {
  readonly name: string;
  readonly atMost: number;
  readonly reason: string;
  /** Undefined where the run has no such row. */
  readonly measure: (rows: readonly WatchSummary[]) => number | undefined;
}

type Figure = 'p50' | 'p95' | 'coreAboveIdle';

function against(scenario: string, key: Figure, other: Variant): Threshold['measure'] {
  return (rows) => {
    const ours = rowOf(rows, scenario, PRODUCT.name)?.[key];
    const theirs = rowOf(rows, scenario, other.name)?.[key];
    return ours === undefined || theirs === undefined ? undefined : ours / theirs;
  };
}

export const THRESHOLDS: readonly Threshold[] = [
  {
    name: 'core time of the main thread above idle, against the floor',
    atMost: 0.95,
    reason:
      '0.67 to 0.85 as it stands: the page writes text, parses nothing and is sent no prices; those in messages make it 0.92, 10 µs of work per tick 1.7',
    measure: against(COUNTED, 'coreAboveIdle', FLOOR),
  },
  {
    name: 'core time of the main thread above idle, against React state',
    atMost: 0.65,
    reason:
      '0.39 to 0.47 as it stands, for both paint the same rows: what a list of React state costs is what this product exists to avoid',
    measure: against(COUNTED, 'coreAboveIdle', REACT_STATE),
  },
  {
    name: 'core time of the main thread above idle, against a store per row',
    atMost: 0.8,
    reason: '0.54 to 0.62 as it stands: the best that one writes on the main thread with React',
    measure: against(COUNTED, 'coreAboveIdle', REACT_STORE),
  },
  {
    name: 'p50 of tick to paint at full speed, against the floor',
    atMost: 1.6,
    reason: 'about 1 as it stands: one display frame more, as a timer or a second queue would add, makes it 2',
    measure: against(COUNTED, 'p50', FLOOR),
  },
  {
    name: 'p95 with a message per tick, against React state',
    atMost: 0.5,
    reason:
      'the main thread falls behind without bound there, the worker must not; the ratio is far below while it holds',
    measure: against(PER_TICK, 'p95', REACT_STATE),
  },
];
