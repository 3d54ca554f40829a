const TRIES = 6;
/** Near enough to try no further. */
const NEAR = 0.05;

/** What it came to: the slowdown, and the speed with it. */
export interface Reached {
  readonly slowdown: number;
  readonly loops: number;
}

/**
 * Slows down until the loop runs as fast as asked, or as near as it comes: a throttle does not do exactly what it is told.
 * @param full loops a millisecond at full speed @param asked loops a millisecond
 */
export async function approach(
  full: number,
  asked: number,
  loopsAt: (slowdown: number) => Promise<number>,
): Promise<Reached> {
  const measure = async (slowdown: number): Promise<Reached> => ({ slowdown, loops: await loopsAt(slowdown) });
  let last = await measure(Math.max(1, full / asked));
  let nearest = last;
  for (let attempt = 1; attempt < TRIES && distance(nearest.loops, asked) > NEAR; attempt++) {
    // From the last one, not from the nearest: that may have met a moment in which the machine did something else.
    last = await measure(Math.max(1, last.slowdown * (last.loops / asked)));
    if (distance(last.loops, asked) < distance(nearest.loops, asked)) nearest = last;
  }
  return nearest;
}

function distance(loops: number, asked: number): number {
  return Math.abs(loops / asked - 1);
}
