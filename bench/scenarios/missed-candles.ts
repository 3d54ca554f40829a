import type { MadeMinute } from '../feed/made-minute.ts';

/** A bar that has just begun may be on its way. */
const ON_ITS_WAY_S = 5;

/**
 * Minutes whose bar never came by in the chart's legend. The first was joined in its middle, so its open is another.
 * @param now Unix seconds
 */
export function missedCandles(made: readonly MadeMinute[], seenOpens: readonly string[], now: number): number {
  const seen = new Set(seenOpens);
  const due = made.slice(1).filter(({ time }) => now - time > ON_ITS_WAY_S);
  return due.filter(({ open }) => !seen.has(open)).length;
}
