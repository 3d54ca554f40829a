/** What the main thread did while prices poured in, by the browser's own count. */
import { median } from '../measure/percentiles.ts';
import { aboveIdle, type WatchResult } from '../measure/watch-result.ts';
import { percent } from './format.ts';

export const PHASE_HEAD = ['main thread above idle', 'all', 'script', 'style', 'layout', 'paint, layers, messages'];

const PHASES = ['busy', 'script', 'style', 'layout'] as const;

/** One row a variant: medians of the shares above idle. */
export function phaseCells(results: readonly WatchResult[], scenario: string): string[][] {
  const own = results.filter((result) => result.scenario === scenario);
  return [...new Set(own.map(({ variant }) => variant))].map((variant) => {
    const runs = own.filter((run) => run.variant === variant);
    const above = PHASES.map((phase) => median(runs.map((run) => aboveIdle(run, phase))));
    const [all = Number.NaN, ...phases] = above;
    const rest = phases.reduce((left, share) => left - share, all);
    return [variant, ...[...above, rest].map((share) => percent(share))];
  });
}
