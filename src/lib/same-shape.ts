/** Whether a value that came from a storage has every field of the example, each of the same type; more fields do no harm. */
export function hasShapeOf<T>(value: unknown, example: T): value is T {
  if (typeof value !== typeof example || (value === null) !== (example === null)) return false;
  if (typeof example !== 'object' || example === null) return true;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(example).every(([name, field]) => hasShapeOf(fields[name], field));
}
