import type { Thread } from '../threads.ts';

/** Slows single threads down. They sleep for what they are slower, and so leave the core to others. */
export interface ThreadThrottle {
  /** For the report. */
  readonly name: string;
  /** How many times slower the threads are from now on, those that are already slowed, too. */
  setSlowdown(slowdown: number): void;
  apply(threads: readonly Thread[]): void;
  /** Lets threads run as fast as the others of their process again. */
  release(threads: readonly Thread[]): void;
  dispose(): void;
}
