import type { LoadAudit } from '../lighthouse/page-audit.ts';
import { STILL_PAGE } from '../lighthouse/still-page.ts';
import { number } from './format.ts';
import { escapeHtml, htmlTable } from './html.ts';

const KILOBYTE = 1_000;

export const LIGHTHOUSE_HEAD = [
  'build',
  'load',
  'performance',
  'performance, on the core',
  'first paint ms',
  'largest paint ms',
  'blocking ms',
  'blocking ms, on the core',
  'layout shift',
  'script ms',
  'unused script kB',
  'accessibility',
  'best practices',
  'search engines',
];

/** One row a load: single ones differ by more than what is to be reached. */
export function lighthouseCells(audits: readonly LoadAudit[]): string[][] {
  return audits.map((audit, index) => [
    audit.variant,
    String(index + 1),
    number(audit.performance),
    number(audit.corePerformance),
    number(audit.firstPaintMs),
    number(audit.largestPaintMs),
    number(audit.blockingMs),
    number(audit.coreBlockingMs),
    number(audit.layoutShift, 4),
    number(audit.scriptMs),
    number(audit.unusedScriptBytes === undefined ? undefined : audit.unusedScriptBytes / KILOBYTE),
    number(audit.accessibility),
    number(audit.bestPractices),
    number(audit.seo),
  ]);
}

/** A first visit to the reference server, as Lighthouse's mobile preset sees it. */
export function lighthouseSection(audits: readonly LoadAudit[]): string {
  if (audits.length === 0) return '';
  const builds = audits.filter(({ variant }) => variant !== STILL_PAGE.variant);
  const wanting = [...new Set(builds.flatMap((audit) => audit.wanting))];
  const list = wanting.map((title) => `<li>${escapeHtml(title)}</li>`).join('');
  return `<h2>A first visit, by Lighthouse’s mobile preset</h2>${htmlTable(LIGHTHOUSE_HEAD, lighthouseCells(audits))}${
    list === '' ? '' : `<p class="muted">Found wanting in one load or more:</p><ul>${list}</ul>`
  }`;
}
