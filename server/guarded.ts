/**
 * A listener whose failure is reported and ends nothing else. What a listener of a raw event throws has no caller: Node
 * ends the process for it.
 */
export function guarded<A extends readonly unknown[]>(
  listener: (...values: A) => void,
  onError: (error: unknown) => void,
): (...values: A) => void {
  return (...values) => {
    try {
      listener(...values);
    } catch (error) {
      onError(error);
    }
  };
}
