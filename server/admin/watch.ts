/** Shows an answer again whenever it is another one. */

/** Between two questions, ms: short for a person, long for a database. */
const PAUSE_MS = 2_000;

export interface WatchEnvironment {
  /** What is shown now. */
  readonly ask: () => Promise<string>;
  readonly say: (text: string) => void;
  /** Waits so many milliseconds; false ends the watch. */
  readonly wait: (ms: number) => Promise<boolean>;
}

/** Asks until it is told to stop; what is the same as before is not said again. */
export async function watch({ ask, say, wait }: WatchEnvironment): Promise<void> {
  let shown: string | undefined;
  do {
    const text = await ask();
    if (text !== shown) say(text);
    shown = text;
  } while (await wait(PAUSE_MS));
}
