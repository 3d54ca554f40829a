/** Whether two requests ask for the same in every term. */
export function isSameRequest<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof T)[];
  return keys.every((key) => a[key] === b[key]);
}
