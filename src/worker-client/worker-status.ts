import type { EpochMs } from '../domain/candle.ts';

/** Why there is no worker any more: it died too often, the browser refuses to start it, or a new release has taken its script away. */
export type GivenUp = 'crashes' | 'refused' | 'newRelease';

/** How the page's worker is. What it last said is true only while it starts for the first time or runs. */
export type WorkerStatus =
  | { readonly phase: 'starting' | 'running' }
  /** It does not answer; it may be busy, or hang. `since`: its last sign of life, ms since 1970. */
  | { readonly phase: 'silent'; readonly since: EpochMs }
  /** It is dead, and another one is being started. */
  | { readonly phase: 'replacing'; readonly since: EpochMs }
  /** Its script cannot be had for now: no network, or no server. */
  | { readonly phase: 'unreachable'; readonly since: EpochMs }
  | { readonly phase: 'failed'; readonly reason: GivenUp; readonly since: EpochMs };
