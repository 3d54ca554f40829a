/** Tick-to-paint of one instrument, by its definition. */

/** Ticks as sent, and as frames showed them: both in order of time. */
export interface Sequence {
  readonly sequences: ArrayLike<number>;
  readonly times: ArrayLike<number>;
}

export interface Window {
  /** Ticks sent from here … */
  readonly from: number;
  /** … to here count. */
  readonly to: number;
  /** Until when the screen was watched. */
  readonly end: number;
}

export interface Coverage {
  /** One for every tick, those never covered too: these count to the end of the run. */
  readonly latencies: number[];
  readonly neverCovered: number;
  /** How old each shown value was when it was painted. */
  readonly ages: number[];
}

/** For every tick in the window: the time until the first frame that shows it or a newer one. */
export function coverTicks(sent: Sequence, shown: Sequence, window: Window): Coverage {
  const latencies: number[] = [];
  let neverCovered = 0;
  let frame = 0;
  for (let tick = 0; tick < sent.times.length; tick++) {
    const time = sent.times[tick] ?? Number.NaN;
    const sequence = sent.sequences[tick] ?? Number.NaN;
    while (frame < shown.times.length && !covers(shown, frame, sequence, window)) frame++;
    if (!(time >= window.from && time <= window.to)) continue;
    const painted = shown.times[frame];
    if (painted === undefined) neverCovered++;
    latencies.push((painted ?? window.end) - time);
  }
  return { latencies, neverCovered, ages: agesOf(sent, shown, window) };
}

/**
 * Ms for which a newer price than the one on screen had been sent and none was shown; the longest of all in the window.
 * The time in which an instrument does not tick is not in it: one that ticks ten times a second by chance rests for most
 * of a second now and then.
 */
export function longestWait(sent: Sequence, shown: Sequence, { from, to }: Window): number {
  let [longest, since, newer] = [0, from, 0];
  for (let frame = 0; frame <= shown.times.length; frame++) {
    const painted = Math.min(shown.times[frame] ?? to, to);
    longest = Math.max(longest, painted - Math.max(since, sent.times[newer] ?? Infinity));
    since = Math.max(painted, from);
    while ((sent.sequences[newer] ?? Infinity) <= (shown.sequences[frame] ?? -1)) newer++;
  }
  return longest;
}

/** A frame after the end was not seen. */
function covers(shown: Sequence, frame: number, sequence: number, { end }: Window): boolean {
  return (shown.sequences[frame] ?? Number.NaN) >= sequence && (shown.times[frame] ?? Number.NaN) <= end;
}

function agesOf(sent: Sequence, shown: Sequence, { from, end }: Window): number[] {
  const sentAt = new Map(Array.from(sent.sequences, (sequence, index) => [sequence, sent.times[index] ?? Number.NaN]));
  const ages: number[] = [];
  for (let frame = 0; frame < shown.times.length; frame++) {
    const painted = shown.times[frame] ?? Number.NaN;
    const left = sentAt.get(shown.sequences[frame] ?? Number.NaN);
    if (left !== undefined && painted >= from && painted <= end) ages.push(painted - left);
  }
  return ages;
}
