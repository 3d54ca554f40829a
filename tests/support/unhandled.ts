/** Errors that nobody handled since `watchUnhandled`; a client under fire must leave none. */
const errors: unknown[] = [];
const note = (error: unknown): void => {
  errors.push(error);
};

export function watchUnhandled(): void {
  errors.length = 0;
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
}

/** What was left unhandled, after the turns in which the process would say so. */
export async function unhandledErrors(): Promise<readonly unknown[]> {
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
  return [...errors];
}
