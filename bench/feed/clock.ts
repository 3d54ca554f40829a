/** The machine's monotonic clock in ms: the one that the browser's `timeTicks` count too. */
export function monotonicNow(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1_000 + nanoseconds / 1e6;
}
