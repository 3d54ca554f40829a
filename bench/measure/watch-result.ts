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
  /** Meanwhile, all of them for the probe's sake. */
  readonly idleFramesPerSecond: number;
  /** Blocks of the spin loop a millisecond that the page ran before the first tick: what its speed had come to by then. */
  readonly loops: number;
  readonly frames: FrameCount;
  /** Lengths of tasks over 50 ms. */
  readonly longTasks: readonly number[];
  /** Taps, ms to the next paint. */
  readonly taps: readonly number[];
  readonly bytesPerTick: number;
  readonly ticksPerSecond: number;
  readonly heapBytes: number;
}

type Costs = Pick<WatchResult, 'activity' | 'idle' | 'frames' | 'idleFramesPerSecond'>;

/**
 * A share of the main thread, or of a core, without what the probe costs. At rest the page draws each frame for the
 * probe's sake; of ticks that it cannot keep up with it draws fewer, and pays the probe so much less. NaN where the
 * share cannot be told.
 */
export function aboveIdle(
  { activity, idle, frames, idleFramesPerSecond }: Costs,
  share: Exclude<keyof Activity, 'worker'>,
): number {
  const ofProbe = (idle[share] ?? Number.NaN) * (frames.perSecond / idleFramesPerSecond);
  return (activity[share] ?? Number.NaN) - ofProbe;
}

/** Main-thread share that the ticks cost. */
export function busyAboveIdle(run: Costs): number {
  return aboveIdle(run, 'busy');
}

/** Share of a core of the machine that the ticks cost the main thread; NaN where it cannot be told. */
export function coreAboveIdle(run: Costs): number {
  return aboveIdle(run, 'core');
}

/** Share of the main thread that the ticks' script took. */
export function scriptAboveIdle(run: Costs): number {
  return aboveIdle(run, 'script');
}
