const MOST_TRIES = 3;

/**
 * Now and then Lighthouse misses the beginning of a load, which says nothing of the page: such a load is made again, in
 * a browser of its own.
 * @throws what the last of three tries threw
 */
export async function recordedLoad<T>(load: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt < MOST_TRIES; attempt++) {
    try {
      // One at a time, or they would disturb each other.
      return await load(attempt);
    } catch {
      // The next one may be recorded.
    }
  }
  return load(MOST_TRIES);
}
