const EVERY_MS = 60 * 60 * 1000;

/** Does some work now and every hour. What it returns ends that, and waits for what is under way. */
export function keepTidy(work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let running = work().catch(onError);
  const timer = setInterval(() => {
    running = work().catch(onError);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
