import { number, percent } from './format.ts';
import { missedBy, verdictOf, type Goal } from './goal.ts';

export const GOAL_HEAD = ['to reach', 'asked', 'reached', 'verdict'];

export function goalCells(goal: Goal): string[] {
  const verdict = verdictOf(goal);
  const missed = missedBy(goal);
  const by = missed === undefined ? '' : ` by ${percent(missed)}`;
  const reached = verdict === 'not measured' ? '–' : `${number(goal.reached, 2)}${goal.unit}`;
  return [goal.text, goal.asked, reached, `${verdict}${by}`];
}
