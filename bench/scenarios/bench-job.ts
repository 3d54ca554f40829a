/** What every scenario works with. */
import type { FeedProcess } from '../feed/feed-process.ts';
import type { Device } from '../profile/phone.ts';
import type { Speed } from '../profile/speed.ts';

export interface BenchJob {
  readonly feed: FeedProcess;
  readonly device: (speed: Speed) => Device;
  /** For a page that stands open beside another: a browser and a feed of its own. */
  readonly beside: Pick<BenchJob, 'feed' | 'device'>;
  readonly timing: Timing;
  /** Put into every page: the probe, and what else a run asks for. */
  readonly scripts: readonly string[];
}

export interface Timing {
  readonly idleMs: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

export const GRACE_MS = 500;

export { setTimeout as sleep } from 'node:timers/promises';
