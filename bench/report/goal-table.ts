import { number, percent } from './format.ts';
import { missedBy, verdictOf, type Goal } from './goal.ts';

export const GOAL_HEAD = ['to reach', 'asked', 'reached', 'between, of pairs', 'verdict'];

export function goalCells(goal: Goal): string[] {
  const verdict = verdictOf(goal);
  const missed = missedBy(goal);
  const by = missed === undefined ? '' : ` by ${percent(missed)}`;
  const reached = verdict === 'not measured' ? '–' : `${number(goal.reached, 2)}${goal.unit}`;
  return [goal.text, goal.asked, reached, spreadCell(goal), `${verdict}${by}`];
}

/** Where a ratio lies, and of how many pairs of runs. */
function spreadCell({ compared }: Goal): string {
  if (!compared) return '';
  const [from, to] = compared.between.map((value) => number(value, 2));
  return `${from} to ${to}, of ${compared.pairs}`;
}
