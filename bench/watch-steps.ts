/** The steps of a plan that watch the list. */
import { compareRuns } from './measure/comparison.ts';
import type { WatchResult } from './measure/watch-result.ts';
import { interleaved, interleavedTimes } from './scenarios/interleave.ts';
import { watchInTurn, type TurnPlan } from './scenarios/watch-in-turn.ts';
import { runWatch } from './scenarios/watch-run.ts';
import type { WatchPlan } from './scenarios/watching.ts';
import type { Step } from './step.ts';

export function watchSteps(plans: readonly WatchPlan[]): Step[] {
  return plans.flatMap(({ scenario, title, variants, rounds }) =>
    interleaved(variants, rounds).map((variant) => ({
      name: scenario.name,
      label: `${title} · ${variant.name}`,
      run: async (job, findings) => {
        const result = await runWatch(job, scenario, variant);
        findings.watch.push(result);
        return describeWatch(result);
      },
    })),
  );
}

/** Launches of all plans in turn: a bad minute of the machine meets none alone. */
export function turnSteps(plans: readonly TurnPlan[]): Step[] {
  return interleavedTimes(plans.map((item) => ({ item, times: item.launches }))).map((plan) => ({
    name: plan.scenario.name,
    label: `${plan.title} · ${plan.variants.map(({ name }) => name).join(' and ')}`,
    speed: plan.scenario.speed,
    run: async (job, findings) => {
      const results = await watchInTurn(job, plan);
      findings.watch.push(...results);
      return describeTurns(plan, results);
    },
  }));
}

function describeTurns({ variants: [first, second] }: TurnPlan, results: readonly WatchResult[]): string {
  const of = (name: string, key: 'p50' | 'p95'): number[] =>
    results.filter(({ variant }) => variant === name).map(({ ticks }) => ticks.latency[key]);
  const ratio = (key: 'p50' | 'p95'): string =>
    `${key} ${compareRuns(of(first.name, key), of(second.name, key))?.middle.toFixed(2) ?? '–'} ×`;
  return `${ratio('p50')}, ${ratio('p95')}, of ${results.length / 2} turns`;
}

function describeWatch({ ticks, activity, frames, wire }: WatchResult): string {
  const { p50, p95 } = ticks.latency;
  const missed = ticks.neverCovered > 0 ? `, ${ticks.neverCovered} never shown` : '';
  return `p50 ${p50.toFixed(0)} p95 ${p95.toFixed(0)} ms, busy ${(activity.busy * 100).toFixed(0)} %, ${frames.perSecond.toFixed(0)} fps, ${wire}${missed}`;
}
