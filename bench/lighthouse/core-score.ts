/** What Lighthouse's score would be if tasks had taken only the time that they had a core. */

/** Of the blocking time in the mobile score, and the log-normal curve by which it is judged: Lighthouse 12, https://googlechrome.github.io/lighthouse/scorecalc/ */
const BLOCKING = { weight: 0.3, medianMs: 600, tenthMs: 200 } as const;
/** Of a normal distribution, from its middle to where nine tenths lie below; in standard deviations. */
const NINE_TENTHS = 1.281_551_565_545;

/**
 * The score with the blocking time by the clock replaced by that on the core; everything else is as it was.
 * @param score from 0 to 1
 * @param byClock what the blocking time by the clock was judged as, from 0 to 1
 * @returns from 0 to 1
 */
export function scoreOnCore(score: number, byClock: number, coreBlockingMs: number): number {
  return score + BLOCKING.weight * (blockingScore(coreBlockingMs) - byClock);
}

/** How good a blocking time is: the share of a log-normal distribution that lies above it. */
export function blockingScore(blockingMs: number): number {
  if (blockingMs <= 0) return 1;
  const deviation = Math.log(BLOCKING.medianMs / BLOCKING.tenthMs) / NINE_TENTHS;
  return 1 - normalBelow(Math.log(blockingMs / BLOCKING.medianMs) / deviation);
}

/** The share of a normal distribution below so many standard deviations, to 1e-7: Abramowitz and Stegun, 26.2.17. */
function normalBelow(deviations: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(deviations));
  const factors = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const series = factors.reduceRight((sum, factor) => (sum + factor) * t, 0);
  const above = (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return deviations >= 0 ? 1 - above : above;
}
