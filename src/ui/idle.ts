/** Where the browser does not say when it is idle. */
const PAUSE_MS = 200;
/** A page that is never idle does the rest all the same. */
const LONGEST_WAIT_MS = 2_000;

/** When the page has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
}
