import { number, percent } from './format.ts';
import { missedBy, verdictOf, type Goal } from './goal.ts';

export const GOAL_HEAD = ['to reach', 'asked', 'reached', 'between, of runs', 'verdict'];

export function goalCells(goal: Goal): string[] {
  const verdict = verdictOf(goal);
  const missed = missedBy(goal);
  const by = missed === undefined ? '' : ` by ${percent(missed)}`;
  return [goal.text, goal.asked, reachedCell(goal), spreadCell(goal), `${verdict}${by}`];
}

export function reachedCell(goal: Goal): string {
  const { reached, unit } = goal;
  return reached === undefined || Number.isNaN(reached) ? '–' : `${number(reached, digitsOf(goal))}${unit}`;
}

/** Where a figure lies, and of how many runs or pairs of runs. */
export function spreadCell(goal: Goal): string {
  const { spread } = goal;
  if (!spread) return '';
  const [from, to] = spread.between.map((value) => number(value, digitsOf(goal)));
  return `${from} to ${to}, of ${spread.count}${spread.of === 'pairs' ? ' pairs' : ''}`;
}

/** A share of a hundredth needs one more to be told from its bound, and what must be nothing as many as tell it from that. */
function digitsOf({ bound, reached = 0 }: Goal): number {
  if (bound === 0 && reached > 0) return Math.max(2, Math.ceil(-Math.log10(reached)));
  return bound > 0 && bound < 0.1 ? 3 : 2;
}
