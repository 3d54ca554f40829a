/** A worker that died is replaced by a fresh one, which knows nothing of what the page has told the first. */
const listeners = new Set<() => void>();

/** Calls back after each replacement, to tell again what the new worker must know; answers how to stop. */
export function onRestart(tellAgain: () => void): () => void {
  listeners.add(tellAgain);
  return () => listeners.delete(tellAgain);
}

/** A worker has taken the place of another one. */
export function announceRestart(): void {
  for (const tellAgain of listeners) tellAgain();
}
