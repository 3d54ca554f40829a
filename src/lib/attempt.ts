/** What is made; undefined where making it throws, as an address that cannot be read does. */
export function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
