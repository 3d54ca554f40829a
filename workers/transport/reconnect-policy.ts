import { spreadWait, type Backoff } from '../../src/lib/backoff.ts';

const BACKOFF: Backoff = { firstMs: 500, longestMs: 30_000 };
/** A socket that lasted so long was sound: its loss starts the count again. After one that is lost sooner the delay grows further. */
const STABLE_AFTER_MS = 5_000;

/**
 * How long to wait before the `attempt`-th try (from 1) after a loss: none, then doubling from 0.5 s up to 30 s,
 * with the upper half left to chance so that clients do not come back in step.
 * @param random in [0, 1)
 */
export function reconnectDelay(attempt: number, random: number): number {
  return attempt <= 1 ? 0 : spreadWait(attempt - 1, BACKOFF, random);
}

/** The number of the try that follows the loss of a socket. @param livedMs how long it was open */
export function attemptAfterLoss(attempt: number, livedMs: number): number {
  return livedMs >= STABLE_AFTER_MS ? 1 : attempt + 1;
}
