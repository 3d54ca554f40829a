import type { LineReport } from '../../contract/worker/diagnostics-api.ts';
import { quantile } from './page-pace.ts';

/** Round trips of the last pings in ms; undefined where none was answered. */
export interface LatencyFigures {
  readonly last: number | undefined;
  readonly median: number | undefined;
  readonly worst: number | undefined;
}

export function latencyFigures(report: LineReport | undefined): LatencyFigures {
  const latencies = report?.latencies ?? [];
  const ascending = [...latencies].sort((a, b) => a - b);
  return { last: latencies.at(-1), median: quantile(ascending, 0.5), worst: ascending.at(-1) };
}

/** How often a socket was opened again after the first. */
export function reconnections({ counters }: LineReport): number {
  return Math.max(counters.opened - 1, 0);
}
