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

/** So many times a threshold is no bad minute: runs of one row differ by a tenth. */
const BEYOND_DOUBT = 1.3;

/** Whether a breach is so far from its threshold that measuring again would show the same. */
export function isBeyondDoubt({ threshold: { atMost }, measured }: Breach): boolean {
  return measured !== undefined && measured > atMost * BEYOND_DOUBT;
}

export function describeBreach({ threshold: { name, atMost, reason }, measured }: Breach): string {
  const found = measured === undefined || Number.isNaN(measured) ? 'not measured' : measured.toFixed(2);
  return `${name}: ${found}, at most ${atMost} (${reason})`;
}
