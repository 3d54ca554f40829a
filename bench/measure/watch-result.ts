import type { Speed } from '../profile/speed.ts';
import type { Activity } from './activity.ts';
import type { FrameCount } from './frames.ts';
import type { TickToPaint } from './tick-to-paint.ts';

/** One run of one variant watching the list. */
export interface WatchResult {
  readonly scenario: string;
  readonly variant: string;
  readonly speed: Speed;
  /** The form of prices that was agreed on, and whether each tick had a message of its own. */
  readonly wire: string;
  readonly rows: number;
  readonly ticks: TickToPaint;
  readonly activity: Activity;
  /** The same page with the probe, before the first tick. */
  readonly idle: Activity;
  readonly frames: FrameCount;
  /** Lengths of tasks over 50 ms. */
  readonly longTasks: readonly number[];
  /** Taps, ms to the next paint. */
  readonly taps: readonly number[];
  readonly bytesPerTick: number;
  readonly ticksPerSecond: number;
  readonly heapBytes: number;
}

/** Main-thread share that the ticks cost. */
export function busyAboveIdle({ activity, idle }: Pick<WatchResult, 'activity' | 'idle'>): number {
  return activity.busy - idle.busy;
}

/** Share of a core of the machine that the ticks cost the main thread; NaN where it cannot be told. */
export function coreAboveIdle({ activity, idle }: Pick<WatchResult, 'activity' | 'idle'>): number {
  return (activity.core ?? Number.NaN) - (idle.core ?? Number.NaN);
}

/** Share of the main thread that the ticks' script took. */
export function scriptAboveIdle({ activity, idle }: Pick<WatchResult, 'activity' | 'idle'>): number {
  return activity.script - idle.script;
}
