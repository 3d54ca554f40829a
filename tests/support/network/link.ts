/** How a line treats what passes over it. */
export interface Link {
  /** One way, ms. */
  readonly latencyMs: number;
  /** Added to it at most, as chance has it; nothing overtakes anything. */
  readonly jitterMs: number;
  /** Each way, over all connections; undefined: as fast as it goes. */
  readonly bytesPerSecond: number | undefined;
  /** Answers are held back until there are so many bytes, as some proxies do; 0: none. */
  readonly heldBytes: number;
  /** Share of the pieces that are torn into single bytes. */
  readonly torn: number;
  /** Share of the connections whose requests reach the server twice, as a proxy that tries again makes them. */
  readonly doubled: number;
}

export const GOOD: Link = { latencyMs: 0, jitterMs: 0, bytesPerSecond: undefined, heldBytes: 0, torn: 0, doubled: 0 };

/**
 * `well`: the link as it is set. `stalled`: nothing passes, nothing is lost. `dead`: what is sent disappears, and nobody is
 * told. `refused`: no connection can be made. `portal`: somebody else answers, with a page of his own.
 */
export type Condition = 'well' | 'stalled' | 'dead' | 'refused' | 'portal';

/** A telephone on EDGE. */
export const SECOND_GENERATION: Link = { ...GOOD, latencyMs: 300, jitterMs: 200, bytesPerSecond: 30_000 };

/** A telephone on UMTS at the edge of its cell. */
export const THIRD_GENERATION: Link = { ...GOOD, latencyMs: 100, jitterMs: 150, bytesPerSecond: 90_000 };
