import { verdictOf, type Goal } from './goal.ts';
import { escapeHtml } from './html.ts';
import { REMARKS } from './remarks.ts';

/** What is known of the goals that were missed, each remark once. */
export function missedSection(goals: readonly Goal[]): string {
  const remarks = new Map<string, string[]>();
  for (const goal of goals) {
    const remark = verdictOf(goal) === 'missed' ? REMARKS[goal.text] : undefined;
    if (remark) remarks.set(remark, [...(remarks.get(remark) ?? []), goal.text]);
  }
  if (remarks.size === 0) return '';
  const entries = [...remarks].map(
    ([remark, texts]) => `<dt>${texts.map(escapeHtml).join('<br>')}</dt><dd>${escapeHtml(remark)}</dd>`,
  );
  return `<h3>What was tried, and what stands in the way</h3><dl>${entries.join('')}</dl>`;
}
