import type { EpochMs } from '../../domain/candle.ts';

/** The small line of an instrument in a list. */
export interface SparklineCloses {
  /** Closes of the last bars, integers at the instrument's scale; the buffer is transferred. */
  readonly closes: Float64Array;
  /** When they were loaded, ms since 1970. */
  readonly at: EpochMs;
}

/** Until then nothing newer is asked for; a bar is longer. */
export const SPARKLINE_FRESH_MS = 5 * 60_000;
