const TRIES = 4;
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
  let slowdown = Math.max(1, full / asked);
  let nearest: Reached = { slowdown, loops: await loopsAt(slowdown) };
  for (let attempt = 1; attempt < TRIES && distance(nearest.loops, asked) > NEAR; attempt++) {
    slowdown = Math.max(1, nearest.slowdown * (nearest.loops / asked));
    const loops = await loopsAt(slowdown);
    if (distance(loops, asked) < distance(nearest.loops, asked)) nearest = { slowdown, loops };
  }
  return nearest;
}

function distance(loops: number, asked: number): number {
  return Math.abs(loops / asked - 1);
}
