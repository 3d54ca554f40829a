/** The report as text for a terminal. */
import { ACTION_HEAD, actionCells } from './action-table.ts';
import { AGAINST_HEAD, againstCells } from './against.ts';
import { BESIDE_HEAD, besideCells } from './beside-section.ts';
import { COST_HEAD, costCells } from './cost-section.ts';
import { textTable } from './format.ts';
import { GOAL_HEAD, goalCells } from './goal-table.ts';
import { goalFiguresOf } from './goal.ts';
import { goalsOf } from './goals.ts';
import { LIGHTHOUSE_HEAD, lighthouseCells } from './lighthouse-section.ts';
import { MAIN } from '../scenarios/watching.ts';
import { PHASE_HEAD, phaseCells } from './phase-table.ts';
import type { BenchResults } from './results.ts';
import { SOAK_HEAD, soakCells } from './soak-section.ts';
import { WATCH_HEAD, watchCells, watchTables } from './watch-table.ts';

/** @param against another run's results */
export function reportTables(results: BenchResults, against?: BenchResults): string {
  const figures = goalFiguresOf(results);
  const goals = goalsOf(figures);
  const parts = watchTables(figures.rows, results.titles).map(
    (table) => `${table.title}\n${textTable(WATCH_HEAD, table.rows.map(watchCells))}`,
  );
  if (results.actions.length > 0) parts.push(textTable(ACTION_HEAD, actionCells(results.actions)));
  if (results.audits.length > 0) parts.push(textTable(LIGHTHOUSE_HEAD, lighthouseCells(results.audits)));
  if (results.soak) parts.push(textTable(SOAK_HEAD, [soakCells(results.soak)]));
  const beside = besideCells(results);
  if (beside.length > 0) parts.push(textTable(BESIDE_HEAD, beside));
  const phases = phaseCells(results.watch, MAIN);
  if (phases.length > 0) parts.push(textTable(PHASE_HEAD, phases));
  if (results.costs) {
    parts.push(`Main thread\n${textTable(COST_HEAD, costCells(results.costs.page))}`);
    parts.push(`Worker\n${textTable(COST_HEAD, costCells(results.costs.worker))}`);
  }
  parts.push(textTable(GOAL_HEAD, goals.map(goalCells)));
  if (against) parts.push(`Against another run\n${textTable(AGAINST_HEAD, againstCells(results, against))}`);
  return `\n${parts.join('\n\n')}\n`;
}
