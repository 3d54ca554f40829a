/** What the product is asked to reach, and what it reached. */
import type { LoadAudit } from '../lighthouse/page-audit.ts';
import { compareRuns } from '../measure/comparison.ts';
import { medianOf, type MedianInterval } from '../measure/median-interval.ts';
import type { WatchSummary } from '../measure/summary.ts';
import type { WatchResult } from '../measure/watch-result.ts';
import type { Speed } from '../profile/speed.ts';
import type { ActionResult } from '../scenarios/action-result.ts';
import { summariseWatching } from '../measure/summary.ts';
import type { SoakResult } from '../scenarios/soak-run.ts';
import type { BenchResults } from './results.ts';

export interface Goal {
  readonly text: string;
  readonly asked: string;
  /** Undefined where it was not measured. */
  readonly reached: number | undefined;
  readonly unit: string;
  readonly bound: number;
  readonly atMost: boolean;
  /** Where it lies, by which it is judged; undefined of what is one figure of one long job. */
  readonly spread?: GoalSpread;
}

export interface GoalSpread extends Pick<MedianInterval, 'between' | 'count'> {
  readonly of: 'pairs' | 'runs';
  /** Whether one run above the bound is one too many, whatever the others were. */
  readonly each: boolean;
}

export interface GoalFigures {
  readonly rows: readonly WatchSummary[];
  readonly watch: readonly WatchResult[];
  readonly actions: readonly ActionResult[];
  readonly audits: readonly LoadAudit[];
  /** Whether page and worker were slowed alike; where not, nothing is said of one against the other. */
  readonly alike: boolean;
  readonly soak: SoakResult | undefined;
}

/** Without what was measured at a speed to which the machine could not be brought: that says nothing of the phone. */
export function goalFiguresOf(results: BenchResults): GoalFigures {
  const { audits, workerThrottle, soak } = results;
  const off = new Set<Speed>(results.calibrations.filter(({ holds }) => !holds).map(({ speed }) => speed));
  const watch = results.watch.filter(({ speed }) => !off.has(speed));
  const actions = results.actions.filter(({ speed }) => !off.has(speed));
  return { rows: summariseWatching(watch), watch, actions, audits, alike: workerThrottle !== 'none', soak };
}

export type GoalVerdict = 'met' | 'missed' | 'not told apart' | 'not measured';

/** Fewer runs, or pairs of runs, tell nothing apart. */
const LEAST_RUNS = 3;

export function verdictOf({ reached, bound, atMost: isCeiling, spread }: Goal): GoalVerdict {
  if (reached === undefined || Number.isNaN(reached)) return 'not measured';
  const holds = (value: number): boolean => (isCeiling ? value <= bound : value >= bound);
  if (!spread) return holds(reached) ? 'met' : 'missed';
  // What must never happen has happened if it was seen once; that it does not happen takes more than one look.
  if (spread.each && !holds(reached)) return 'missed';
  const [one, other] = spread.between.map(holds);
  if (one !== other || spread.count < LEAST_RUNS) return 'not told apart';
  return one === true ? 'met' : 'missed';
}

/** By how much a missed goal is missed, as a share of what was asked. */
export function missedBy(goal: Goal): number | undefined {
  if (verdictOf(goal) !== 'missed' || goal.reached === undefined) return undefined;
  return goal.bound === 0 ? undefined : Math.abs(goal.reached / goal.bound - 1);
}

export function atMost(text: string, bound: number, unit: string, reached: number | undefined): Goal {
  return { text, asked: `≤ ${bound}${unit}`, reached, unit, bound, atMost: true };
}

export function atLeast(text: string, bound: number, unit: string, reached: number | undefined): Goal {
  return { text, asked: `≥ ${bound}${unit}`, reached, unit, bound, atMost: false };
}

/** What one figure of several runs has to reach: their median, judged by its interval. */
export function ofRuns(goal: Goal, values: readonly number[]): Goal {
  return withInterval(goal, medianOf(values), 'runs');
}

/** The ratio of two sides whose runs were taken in turn: the median of the pairs' ratios, judged by its interval. */
export function ofPairs(goal: Goal, above: readonly number[], below: readonly number[]): Goal {
  return withInterval(goal, compareRuns(above, below), 'pairs');
}

/** What must not happen in any run. The median would hide it, so this is the worst run and the range of all. */
export function never(text: string, unit: string, values: readonly number[]): Goal {
  const goal = atMost(text, 0, unit, undefined);
  if (values.length === 0) return goal;
  const worst = Math.max(...values);
  return {
    ...goal,
    reached: worst,
    spread: { between: [Math.min(...values), worst], count: values.length, of: 'runs', each: true },
  };
}

function withInterval(goal: Goal, interval: MedianInterval | undefined, of: GoalSpread['of']): Goal {
  if (!interval) return goal;
  const { middle, between, count } = interval;
  return { ...goal, reached: middle, spread: { between, count, of, each: false } };
}
