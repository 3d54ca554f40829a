import { actionGoals } from './action-goals.ts';
import type { Goal, GoalFigures } from './goal.ts';
import { lighthouseGoals } from './lighthouse-goals.ts';
import { soakGoals } from './soak-goals.ts';
import { watchGoals } from './watch-goals.ts';

/** Every line of what the product is to reach. */
export function goalsOf(figures: GoalFigures): Goal[] {
  return [...watchGoals(figures), ...actionGoals(figures), ...lighthouseGoals(figures), ...soakGoals(figures)];
}
