/** What Lighthouse says of one load of a page, as far as it is read here. */
import { blockingOnCore, type TraceEvent } from './core-blocking.ts';
import { scoreOnCore } from './core-score.ts';

/** Milliseconds, shares and bytes; undefined where an audit did not run. */
export interface PageAudit {
  /** Of a hundred. */
  readonly performance: number | undefined;
  /** The same with the blocking time on the core in place of that by the clock. */
  readonly corePerformance: number | undefined;
  readonly accessibility: number | undefined;
  readonly bestPractices: number | undefined;
  readonly seo: number | undefined;
  readonly firstPaintMs: number | undefined;
  readonly largestPaintMs: number | undefined;
  readonly blockingMs: number | undefined;
  /** The same by time on the core: without the waits of a machine that has much to do. */
  readonly coreBlockingMs: number | undefined;
  readonly layoutShift: number | undefined;
  readonly scriptMs: number | undefined;
  readonly unusedScriptBytes: number | undefined;
  /** Titles of what was found wanting. */
  readonly wanting: readonly string[];
}

/** A load of one of the builds that are compared. */
export interface LoadAudit extends PageAudit {
  /** Name of its variant. */
  readonly variant: string;
}

interface Audit {
  readonly title: string;
  /** From 0 to 1; null of what is only told. */
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly overallSavingsBytes?: number };
}

/** The part of Lighthouse's result that is read. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly configSettings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } };
}

/** Lighthouse calls this good. */
const GOOD = 0.9;

/**
 * @param trace of the load
 * @throws Error where the page could not be loaded
 */
export function readAudit(result: LighthouseResult, trace: readonly TraceEvent[]): PageAudit {
  const { runtimeError, categories, audits, configSettings } = result;
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (category: string): number | undefined => {
    const found = categories[category]?.score;
    return found === undefined || found === null ? undefined : Math.round(found * 100);
  };
  const value = (audit: string): number | undefined => audits[audit]?.numericValue;
  const coreBlockingMs = blockingOnCore(trace, configSettings.throttling.cpuSlowdownMultiplier);
  return {
    performance: score('performance'),
    corePerformance: corePerformance(result, coreBlockingMs),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    coreBlockingMs,
    layoutShift: value('cumulative-layout-shift'),
    scriptMs: value('bootup-time'),
    unusedScriptBytes: audits['unused-javascript']?.details?.overallSavingsBytes,
    wanting: Object.values(audits).flatMap(({ title, score: found }) => (found !== null && found < GOOD ? title : [])),
  };
}

function corePerformance({ categories, audits }: LighthouseResult, coreBlockingMs?: number): number | undefined {
  const score = categories['performance']?.score;
  const byClock = audits['total-blocking-time']?.score;
  if (typeof score !== 'number' || typeof byClock !== 'number' || coreBlockingMs === undefined) return undefined;
  return Math.round(scoreOnCore(score, byClock, coreBlockingMs) * 100);
}
