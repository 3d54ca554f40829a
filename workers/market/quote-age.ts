/** When a price counts as old: three times its usual gap, 5 s at least. */
const TIMES_USUAL = 3;
const MIN_STALE_MS = 5_000;
/** The gap taken for usual before one was seen: an instrument that trades seldom is not old just because we came late. */
const UNKNOWN_GAP_MS = 10_000;
/** Weight of the newest gap in the usual one. */
const WEIGHT = 0.2;

/** The usual gap (ms) after one more was seen; NaN stands for none seen yet. */
export function usualGapAfter(usual: number, gap: number): number {
  return Number.isNaN(usual) ? gap : usual + WEIGHT * (gap - usual);
}

export function isOlderThanUsual(ageMs: number, usualGap: number): boolean {
  const usual = Number.isNaN(usualGap) ? UNKNOWN_GAP_MS : usualGap;
  return ageMs > Math.max(MIN_STALE_MS, TIMES_USUAL * usual);
}
