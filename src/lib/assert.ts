/** Throws when an invariant of our own code is broken; never used for input from outside. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}

/** Makes the compiler prove that every member of a union was handled. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${String(value)}`);
}
