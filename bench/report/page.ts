/** The report as one HTML file that needs nothing beside itself. */
import { OTHER, VARIANTS } from '../scenarios/variants.ts';
import { ACTION_HEAD, actionCells } from './action-table.ts';
import { againstSection } from './against.ts';
import { besideSection } from './beside-section.ts';
import { costSection } from './cost-section.ts';
import { guardSection } from './guard-section.ts';
import { missedSection } from './missed-section.ts';
import { PHASE_HEAD, phaseCells } from './phase-table.ts';
import { lighthouseSection } from './lighthouse-section.ts';
import { machineSection } from './machine-section.ts';
import { GOAL_HEAD, goalCells } from './goal-table.ts';
import { goalFiguresOf, verdictOf } from './goal.ts';
import { goalsOf } from './goals.ts';
import { heapPlot } from './heap-plot.ts';
import { escapeHtml, htmlNotes, htmlTable } from './html.ts';
import type { BenchResults } from './results.ts';
import { MAIN } from '../scenarios/watching.ts';
import { soakSection } from './soak-section.ts';
import { STYLE } from './style.ts';
import { busyPlot, distributionPlot, framesPlot } from './watch-plots.ts';
import { WATCH_HEAD, watchCells, watchTables, type WatchTable } from './watch-table.ts';

/** @param against another run's results */
export function reportPage(results: BenchResults, against?: BenchResults): string {
  const figures = goalFiguresOf(results);
  const goals = goalsOf(figures);
  const tables = watchTables(figures.rows, results.titles);
  const sections = [
    '<h1>Tick to paint</h1>',
    `<p class="muted">${escapeHtml(results.mode)} run of ${escapeHtml(results.startedAt)}, ${Math.round(results.seconds / 60)} minutes. Medians of runs taken in turn; read the ratios.</p>`,
    '<h2>What is to be reached</h2>',
    htmlTable(GOAL_HEAD, goals.map(goalCells), (row) => verdictClass(goals[row])),
    missedSection(goals),
    againstSection(results, against),
    guardSection(results),
    besideSection(results),
    '<h2>Who takes part</h2>',
    htmlNotes([...VARIANTS, OTHER].map(({ name, title }) => [name, title])),
    ...tables.map(watchSection),
    ...actionSection(results),
    lighthouseSection(results.audits),
    soakSection(results.soak),
    phaseSection(results),
    costSection(results.costs),
    machineSection(results),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Pipframe: tick to paint</title><style>${STYLE}</style></head><body>${sections.join('\n')}</body></html>`;
}

function verdictClass(goal: Parameters<typeof verdictOf>[0] | undefined): string {
  return goal === undefined ? '' : verdictOf(goal).replaceAll(' ', '-');
}

/** Pictures where there is something to compare. */
function watchSection(table: WatchTable): string {
  const plots = [distributionPlot(table), busyPlot(table), framesPlot(table)].join('');
  return `<h2>${escapeHtml(table.title)}</h2>${htmlTable(WATCH_HEAD, table.rows.map(watchCells))}${
    table.rows.length > 1 ? `<div class="plots">${plots}</div>` : ''
  }`;
}

/** The main scenario, on the slowed thread. */
function phaseSection({ watch }: BenchResults): string {
  const cells = phaseCells(watch, MAIN);
  return cells.length === 0
    ? ''
    : `<h2>What the ticks cost the main thread (on the reference phone)</h2>${htmlTable(PHASE_HEAD, cells)}`;
}

function actionSection({ actions }: BenchResults): string[] {
  if (actions.length === 0) return [];
  const heaps = actions.filter(({ heap }) => heap !== undefined).map(heapPlot);
  const plots = heaps.length > 0 ? `<div class="plots">${heaps.join('')}</div>` : '';
  return ['<h2>What the user does</h2>', htmlTable(ACTION_HEAD, actionCells(actions)), plots];
}
