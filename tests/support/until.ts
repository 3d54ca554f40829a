/** Resolves once `condition` holds, looked at again after each turn of the event loop; the test's own timeout ends it otherwise. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    // Each turn must end before the next look.
    await aTurn();
  }
}

/** One turn of the event loop. */
export function aTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
