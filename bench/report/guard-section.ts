import { verdictLine } from '../guard/verdicts.ts';
import { escapeHtml, htmlTable } from './html.ts';
import type { BenchResults } from './results.ts';

/** What the guard said, each time that it was asked; nothing where it was not. */
export function guardSection({ guard }: BenchResults): string {
  if (!guard) return '';
  const rows = guard.verdicts.map((verdict, index) => [String(index + 1), verdictLine(verdict)]);
  return `<h2>The guard</h2><p>${escapeHtml(guard.sum)}</p>${htmlTable(['turn', 'verdict'], rows)}`;
}
