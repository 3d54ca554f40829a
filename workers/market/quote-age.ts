/** When a price counts as stale: three times its usual gap, 5 s at least. */
import { LEAST_STALE_MS } from '../../src/domain/stale-price.ts';

const TIMES_USUAL = 3;
/** The usual gap before one was seen: the price of an instrument that trades seldom is not stale because we have just begun to listen. */
const UNKNOWN_GAP_MS = 10_000;
/** Weight of the newest gap in the usual one. */
const WEIGHT = 0.2;

/** The usual gap (ms) after one more was seen; NaN stands for none seen yet. */
export function usualGapAfter(usual: number, gap: number): number {
  return Number.isNaN(usual) ? gap : usual + WEIGHT * (gap - usual);
}

/** Whether a price is stale. @param ageMs time since it moved or was confirmed @param usualGap ms; NaN where unknown */
export function isOlderThanUsual(ageMs: number, usualGap: number): boolean {
  const usual = Number.isNaN(usualGap) ? UNKNOWN_GAP_MS : usualGap;
  return ageMs > Math.max(LEAST_STALE_MS, TIMES_USUAL * usual);
}
