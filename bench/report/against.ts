/** Each goal in this run and in another one, of another machine or another time: do they say the same? */
import type { BenchResults } from './results.ts';
import { goalFiguresOf, verdictOf, type Goal, type GoalSpread } from './goal.ts';
import { reachedCell, spreadCell } from './goal-table.ts';
import { goalsOf } from './goals.ts';
import { escapeHtml, htmlTable } from './html.ts';

export const AGAINST_HEAD = ['to reach', 'asked', 'here', 'between, of runs', 'there', 'between, of runs', 'intervals'];

/** One row for each goal that was measured in both runs. */
export function againstCells(here: BenchResults, there: BenchResults): string[][] {
  const others = new Map(goalsOf(goalFiguresOf(there)).map((goal) => [goal.text, goal]));
  return goalsOf(goalFiguresOf(here)).flatMap((goal) => {
    const other = others.get(goal.text);
    if (!other || !isMeasured(goal) || !isMeasured(other)) return [];
    const both = [goal, other].flatMap((each) => [reachedCell(each), spreadCell(each)]);
    return [[goal.text, goal.asked, ...both, agreement(goal.spread, other.spread)]];
  });
}

/** @param there undefined where there is no other run */
export function againstSection(here: BenchResults, there: BenchResults | undefined): string {
  if (!there) return '';
  const { machine, startedAt } = there;
  const other = `${startedAt}, ${machine.processor}, ${machine.cores} cores`;
  return `<h2>Against another run</h2><p class="muted">${escapeHtml(other)}</p>${htmlTable(AGAINST_HEAD, againstCells(here, there))}`;
}

function isMeasured(goal: Goal): boolean {
  return verdictOf(goal) !== 'not measured';
}

/** Whether the intervals have a value in common; of a figure without one nothing can be said. */
function agreement(here: GoalSpread | undefined, there: GoalSpread | undefined): string {
  if (!here || !there) return '–';
  return here.between[0] <= there.between[1] && there.between[0] <= here.between[1] ? 'agree' : 'differ';
}
