/** Where the time comes from, so that a run can be repeated and a test can hold it still. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
