/** What the product is asked to reach, and what it reached. */
import type { PageAudit } from '../lighthouse/page-audit.ts';
import type { Comparison } from '../measure/comparison.ts';
import type { WatchSummary } from '../measure/summary.ts';
import type { WatchResult } from '../measure/watch-result.ts';
import type { Speed } from '../profile/speed.ts';
import type { ActionFigures, ActionResult } from '../scenarios/action-result.ts';
import { median } from '../measure/percentiles.ts';
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
  /** Of a ratio: where it lies and from how many pairs of runs, by which it is judged. */
  readonly compared?: Comparison;
}

export interface GoalFigures {
  readonly rows: readonly WatchSummary[];
  readonly watch: readonly WatchResult[];
  readonly actions: readonly ActionResult[];
  readonly audits: readonly PageAudit[];
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

/** Fewer pairs of runs tell nothing apart. */
const LEAST_PAIRS = 3;

export function verdictOf({ reached, bound, atMost: isCeiling, compared }: Goal): GoalVerdict {
  if (reached === undefined || Number.isNaN(reached)) return 'not measured';
  const holds = (value: number): boolean => (isCeiling ? value <= bound : value >= bound);
  if (!compared) return holds(reached) ? 'met' : 'missed';
  const [one, other] = compared.between.map(holds);
  if (one !== other || compared.pairs < LEAST_PAIRS) return 'not told apart';
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

/** The ratio of two sides whose runs were taken in turn, judged by its interval. */
export function withComparison(goal: Goal, comparison: Comparison | undefined): Goal {
  return comparison === undefined ? goal : { ...goal, reached: comparison.ratio, compared: comparison };
}

export function ratio(above: number | undefined, below: number | undefined): number | undefined {
  return above === undefined || below === undefined || below === 0 ? undefined : above / below;
}

/** The median of a figure over the runs of an action. */
export function actionFigure(
  actions: readonly ActionResult[],
  scenario: string,
  variant: string,
  key: keyof ActionFigures,
): number | undefined {
  const found = actions.filter((action) => action.scenario === scenario && action.variant === variant);
  const values = found.flatMap(({ figures }) => figures[key] ?? []);
  return values.length === 0 ? undefined : median(values);
}
