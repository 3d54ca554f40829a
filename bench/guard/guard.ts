import { summariseWatching } from '../measure/summary.ts';
import type { WatchResult } from '../measure/watch-result.ts';
import { THRESHOLDS, type Threshold } from './thresholds.ts';

export interface Breach {
  readonly threshold: Threshold;
  /** Undefined where the row is missing: a guard that saw nothing must not pass. */
  readonly measured: number | undefined;
}

export function checkThresholds(
  { watch }: { readonly watch: readonly WatchResult[] },
  thresholds: readonly Threshold[] = THRESHOLDS,
): Breach[] {
  const rows = summariseWatching(watch);
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
