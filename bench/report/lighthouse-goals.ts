import type { PageAudit } from '../lighthouse/page-audit.ts';
import { median } from '../measure/percentiles.ts';
import { atLeast, atMost, type Goal, type GoalFigures } from './goal.ts';

type AuditFigure = Exclude<keyof PageAudit, 'wanting'>;

/** The median of the loads in which it was found; undefined of none. */
export function auditFigure(audits: readonly PageAudit[], figure: AuditFigure): number | undefined {
  const values = audits.flatMap((audit) => audit[figure] ?? []);
  return values.length === 0 ? undefined : median(values);
}

/** Goals of a first visit, by Lighthouse's mobile preset. */
export function lighthouseGoals({ audits }: Pick<GoalFigures, 'audits'>): Goal[] {
  const figure = (name: AuditFigure): number | undefined => auditFigure(audits, name);
  return [
    atLeast('Lighthouse: performance', 98, '', figure('performance')),
    atMost('Lighthouse: largest contentful paint', 1_500, ' ms', figure('largestPaintMs')),
    atMost('Lighthouse: total blocking time', 100, ' ms', figure('blockingMs')),
    atMost('Lighthouse: total blocking time, on the core', 100, ' ms', figure('coreBlockingMs')),
    atMost('Lighthouse: layout shift', 0, '', figure('layoutShift')),
    atLeast('Lighthouse: accessibility', 100, '', figure('accessibility')),
    atLeast('Lighthouse: best practices', 100, '', figure('bestPractices')),
    atLeast('Lighthouse: search engines', 100, '', figure('seo')),
  ];
}
