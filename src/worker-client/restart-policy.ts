import { doubledWait, type Backoff } from '../lib/backoff.ts';

/** So many deaths within this time, and another worker would die as well. */
const MOST_DEATHS = 3;
const WITHIN_MS = 60_000;
/** The first one is replaced at once: somebody is looking at a price. */
const WAITS_MS = [0, 1_000] as const;
const RELOAD: Backoff = { firstMs: 1_000, longestMs: 30_000 };

/** How long to wait before a dead worker is replaced, ms; `undefined` to give up. @param deaths when they happened, ms */
export function replaceAfter(deaths: readonly number[], now: number): number | undefined {
  const recent = deaths.filter((at) => now - at < WITHIN_MS).length;
  return recent < MOST_DEATHS ? (WAITS_MS[recent - 1] ?? 0) : undefined;
}

/** How long to wait before the script is asked for again that the network kept away, ms. @param before how often it was */
export function reloadAfter(before: number): number {
  return doubledWait(before + 1, RELOAD);
}
