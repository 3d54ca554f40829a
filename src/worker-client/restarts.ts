/** A worker that died is replaced by a fresh one, which knows nothing of what the page has told the first. */
const listeners = new Set<() => void>();

/** Calls back after each replacement, to tell again what the new worker must know; answers how to stop. */
export function onRestart(tellAgain: () => void): () => void {
  listeners.add(tellAgain);
  return () => listeners.delete(tellAgain);
}

export function announceRestart(): void {
  for (const tellAgain of listeners) tellAgain();
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before the next replacement, when `before` of them have died without a good start. */
export function restartDelay(before: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** before, LONGEST_WAIT_MS);
}
