import type { LoadAudit, PageAudit } from '../lighthouse/page-audit.ts';
import { PRODUCT } from '../scenarios/variants.ts';
import { atLeast, atMost, never, ofRuns, type Goal, type GoalFigures } from './goal.ts';

type AuditFigure = Exclude<keyof PageAudit, 'wanting'>;

/** Goals of a first visit, by Lighthouse's mobile preset; without the loads in which a figure was not found. */
export function lighthouseGoals({ audits }: Pick<GoalFigures, 'audits'>): Goal[] {
  const own: readonly LoadAudit[] = audits.filter(({ variant }) => variant === PRODUCT.name);
  const figures = (name: AuditFigure): number[] => own.flatMap((audit) => audit[name] ?? []);
  const least = (text: string, bound: number, name: AuditFigure): Goal =>
    ofRuns(atLeast(`Lighthouse: ${text}`, bound, '', undefined), figures(name));
  const most = (text: string, bound: number, name: AuditFigure): Goal =>
    ofRuns(atMost(`Lighthouse: ${text}`, bound, ' ms', undefined), figures(name));
  return [
    least('performance', 98, 'performance'),
    least('performance, blocking on the core', 98, 'corePerformance'),
    most('largest contentful paint', 1_500, 'largestPaintMs'),
    most('total blocking time', 100, 'blockingMs'),
    most('total blocking time, on the core', 100, 'coreBlockingMs'),
    never('Lighthouse: layout shift', '', figures('layoutShift')),
    least('accessibility', 100, 'accessibility'),
    least('best practices', 100, 'bestPractices'),
    least('search engines', 100, 'seo'),
  ];
}
