/** What a run of the bench does, step by step. */
import { join, resolve } from 'node:path';
import { ROOT } from '../tools/paths.ts';
import { HOW_TO_GET_LIGHTHOUSE, runLighthouse, type Build } from './lighthouse/lighthouse.ts';
import type { LoadAudit } from './lighthouse/page-audit.ts';
import { STILL_PAGE } from './lighthouse/still-page.ts';
import { checkPresentation } from './probe/presentation.ts';
import { RUNS_OF_GOALS } from './report/action-goals.ts';
import type { ActionResult } from './scenarios/action-result.ts';
import { runAction, type Action } from './scenarios/action-run.ts';
import type { BenchJob } from './scenarios/bench-job.ts';
import { runComingBack, COMING_BACK } from './scenarios/coming-back.ts';
import { runCosts } from './scenarios/costs.ts';
import { interleaved, interleavedTimes } from './scenarios/interleave.ts';
import { listActions } from './scenarios/list-actions.ts';
import { LONG_WATCH, runLongWatch } from './scenarios/long-watch.ts';
import { positionActions } from './scenarios/position-actions.ts';
import { runStarts, SECOND_START, STARTS } from './scenarios/starts.ts';
import { tradeActions } from './scenarios/trade-actions.ts';
import { FLOOR, OTHER, PRODUCT, type Variant } from './scenarios/variants.ts';
import { besideWatching, floorInTurn, fullWatching, otherInTurn, quickWatching } from './scenarios/watching.ts';
import type { Findings, Step } from './step.ts';
import { turnSteps, watchSteps } from './watch-steps.ts';

export const FULL_TIMING = { idleMs: 1_500, warmUpMs: 1_500, measureMs: 6_000 } as const;
export const QUICK_TIMING = { idleMs: 1_000, warmUpMs: 1_000, measureMs: 4_000 } as const;

const ROUNDS = 3;
/** Of an action that has no goal: the least that it can be compared by. */
const RUNS = 3;
export const LIGHTHOUSE = 'lighthouse';
const LIGHTHOUSE_LOADS = 11;
const OWN_BUILD: Build = { variant: PRODUCT.name, folder: join(ROOT, 'dist') };

export function fullPlan(): Step[] {
  return [
    { name: 'presentation', label: 'the stamp against the trace', run: presentationStep },
    { name: 'costs', label: 'where the time of both threads goes', run: costStep },
    ...turnSteps(floorInTurn()),
    ...watchSteps(fullWatching(ROUNDS)),
    ...userSteps(),
    lighthouseStep([OWN_BUILD], LIGHTHOUSE_LOADS),
  ];
}

export function quickPlan(): Step[] {
  return watchSteps(quickWatching());
}

const STARTS_BESIDE = 7;
const ACTIONS_BESIDE = 2;
const LOADS_BESIDE = 10;

/**
 * This build beside another one: their ratios say what a change has done, on a machine whose times say nothing.
 * @param folder of the other one
 */
export function besidePlan(folder: string): Step[] {
  const both = [PRODUCT, OTHER];
  const actions = allActions().filter(({ variant = PRODUCT }) => variant === PRODUCT);
  return [
    ...turnSteps(otherInTurn()),
    ...watchSteps(besideWatching()),
    ...interleaved(both.map(startsStep), STARTS_BESIDE),
    ...interleaved(
      actions.flatMap((action) => both.map((variant) => actionStep({ ...action, variant }))),
      ACTIONS_BESIDE,
    ),
    lighthouseStep([OWN_BUILD, { variant: OTHER.name, folder: resolve(folder) }], LOADS_BESIDE),
  ];
}

/** Titles of the watching scenarios, by name. */
export function watchTitles(): Record<string, string> {
  return Object.fromEntries(
    [...fullWatching(1), ...floorInTurn()].map(({ scenario, title }) => [scenario.name, title]),
  );
}

/** What the user does, in turn: in blocks, a bad minute of the machine would meet all the runs of one action. */
function userSteps(): Step[] {
  const often = (name: string, variant: Variant): number =>
    (variant === PRODUCT ? RUNS_OF_GOALS.get(name) : undefined) ?? RUNS;
  return interleavedTimes([
    ...allActions().map((action) => ({
      item: actionStep(action),
      times: often(action.name, action.variant ?? PRODUCT),
    })),
    { item: startsStep(PRODUCT), times: often(SECOND_START, PRODUCT) },
    ...[PRODUCT, FLOOR].map((variant) => ({ item: longWatchStep(variant), times: often(LONG_WATCH, variant) })),
    {
      item: manySteps(COMING_BACK, 'coming back after a minute', async (job) => [await runComingBack(job)]),
      times: RUNS,
    },
  ]);
}

function allActions(): Action[] {
  return [...listActions(), ...tradeActions(), ...positionActions()];
}

function startsStep(variant: Variant): Step {
  const label = `cold start, the next, and one without a network · ${variant.name}`;
  return manySteps(STARTS, label, (job) => runStarts(job, variant));
}

function longWatchStep(variant: Variant): Step {
  const label = `watching for a minute · ${variant.name}`;
  return manySteps(LONG_WATCH, label, async (job) => [await runLongWatch(job, variant)]);
}

function actionStep(action: Action): Step {
  const label = `${action.title} · ${(action.variant ?? PRODUCT).name}`;
  return manySteps(action.name, label, async (job) => [await runAction(job, action)]);
}

function manySteps(name: string, label: string, run: (job: BenchJob) => Promise<readonly ActionResult[]>): Step {
  return {
    name,
    label,
    run: async (job, findings) => {
      const results = await run(job);
      findings.actions.push(...results);
      return results.map(({ figures }) => describeFigures(figures)).join('; ');
    },
  };
}

function describeFigures(figures: ActionResult['figures']): string {
  return Object.entries(figures)
    .map(([name, value]: [string, number]) => `${name} ${value < 10 ? value.toFixed(2) : value.toFixed(0)}`)
    .join(', ');
}

function lighthouseStep(builds: readonly Build[], loads: number): Step {
  const pages = [...builds, STILL_PAGE];
  return {
    name: LIGHTHOUSE,
    label: 'a first visit, by Lighthouse',
    run: async (_job, findings) => {
      const audits = await runLighthouse(pages, loads);
      if (!audits) return HOW_TO_GET_LIGHTHOUSE;
      findings.audits.push(...audits);
      return pages.map(({ variant }) => describeScores(audits, variant)).join('; ');
    },
  };
}

function describeScores(audits: readonly LoadAudit[], variant: string): string {
  const scores = audits.filter((audit) => audit.variant === variant).map(({ performance: score }) => score ?? '–');
  return `${variant} ${scores.join(', ')}`;
}

async function presentationStep(job: BenchJob, findings: Findings): Promise<string> {
  const check = await checkPresentation(job, PRODUCT, 'reference');
  findings.presentation = check;
  return `${check.early.p50.toFixed(1)} ms early in the middle, ${check.early.p95.toFixed(1)} at p95; ${(check.dropped.counted * 100).toFixed(1)} % of frames dropped as counted, ${(check.dropped.presented * 100).toFixed(1)} % by the trace`;
}

async function costStep(job: BenchJob, findings: Findings): Promise<string> {
  const costs = await runCosts(job);
  findings.costs = costs;
  const largest = costs.page.find(({ where }) => where !== '(idle)');
  return `most on the main thread: ${largest?.where ?? 'nothing'}`;
}
