/** The waits before further tries of what failed. */
export interface Backoff {
  /** After the first failure, ms. */
  readonly firstMs: number;
  readonly longestMs: number;
}

/** How long to wait after so many failures in a row (from 1), ms: doubling up to the longest. */
export function doubledWait(failures: number, { firstMs, longestMs }: Backoff): number {
  return Math.min(firstMs * 2 ** (failures - 1), longestMs);
}

/**
 * The same with the upper half left to chance, so that not everybody comes back to a server at once. Source: "equal
 * jitter" of M. Brooker, "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
 * @param random at least 0, below 1
 */
export function spreadWait(failures: number, backoff: Backoff, random: number): number {
  return doubledWait(failures, backoff) * (0.5 + random / 2);
}
