import { summariseWatching } from '../measure/summary.ts';
import type { BenchResults } from '../report/results.ts';
import { THRESHOLDS, type Threshold } from './thresholds.ts';

export interface Breach {
  readonly threshold: Threshold;
  /** Undefined where the row is missing: a guard that saw nothing must not pass. */
  readonly measured: number | undefined;
}

export function checkThresholds(
  results: Pick<BenchResults, 'watch' | 'workerThrottle'>,
  thresholds: readonly Threshold[] = THRESHOLDS,
): Breach[] {
  const rows = summariseWatching(results.watch);
  return thresholds.flatMap((threshold) => {
    const measured = threshold.measure(rows);
    const holds = measured !== undefined && measured <= threshold.atMost;
    return holds ? [] : [{ threshold, measured }];
  });
}

export function describeBreach({ threshold: { name, atMost, reason }, measured }: Breach): string {
  const found = measured === undefined || Number.isNaN(measured) ? 'not measured' : measured.toFixed(2);
  return `${name}: ${found}, at most ${atMost} (${reason})`;
}
