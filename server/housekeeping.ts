const HOUR_MS = 3_600_000;

/** Does a chore now and every hour; what ends it. */
export function everyHour(chore: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  const run = (): void => void chore().catch(onError);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
