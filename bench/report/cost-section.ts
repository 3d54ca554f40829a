import type { Cost } from '../measure/cpu-profile.ts';
import type { ThreadCosts } from '../scenarios/costs.ts';
import { percent } from './format.ts';
import { htmlTable } from './html.ts';

const LISTED = 12;
export const COST_HEAD = ['where', 'share of time'];

/** The largest costs; waiting is none. */
export function costCells(costs: readonly Cost[]): string[][] {
  const listed = costs.filter(({ where }) => where !== '(idle)').slice(0, LISTED);
  return listed.map(({ where, share }) => [where, percent(share, 1)]);
}

export function costSection(costs: ThreadCosts | undefined): string {
  if (!costs) return '';
  return [
    '<h2>Where the time goes: 1,000 symbols at 10,000 ticks/s, at full speed</h2>',
    '<p class="muted">Sampled, by source file; (program) is the browser’s own work: style, layout, paint, messages.</p>',
    `<h3>Main thread</h3>${htmlTable(COST_HEAD, costCells(costs.page))}`,
    `<h3>Worker</h3>${htmlTable(COST_HEAD, costCells(costs.worker))}`,
  ].join('');
}
