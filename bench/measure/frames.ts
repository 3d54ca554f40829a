const REFRESH_MS = 1_000 / 60;

export interface FrameCount {
  readonly perSecond: number;
  /** Share of the display's frames in which nothing new could be shown. */
  readonly dropped: number;
}

/** Frames that a display of 60 Hz had to repeat, from the times at which those that came began. */
export function countFrames(times: readonly number[], refresh = REFRESH_MS): FrameCount {
  const first = times[0] ?? Number.NaN;
  const last = times.at(-1) ?? Number.NaN;
  let dropped = 0;
  for (let index = 1; index < times.length; index++) {
    const gap = (times[index] ?? Number.NaN) - (times[index - 1] ?? Number.NaN);
    dropped += Math.max(0, Math.round(gap / refresh) - 1);
  }
  const shown = times.length - 1;
  return { perSecond: (shown * 1_000) / (last - first), dropped: dropped / (dropped + shown) };
}
