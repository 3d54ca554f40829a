/** A box on the screen, px from its top left corner. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between what is shown and what must be seen, px. */
const GAP = 4;

/** Whether one is above, below or on the other. */
function areBeside(one: Box, other: Box): boolean {
  return one.right > other.left && one.left < other.right;
}

/** Whether a box covers none of those that must be seen. */
export function isFree(box: Box, kept: readonly Box[]): boolean {
  return !kept.some((other) => areBeside(box, other) && box.bottom > other.top && box.top < other.bottom);
}

/**
 * The lowest place at which a box of this height covers nothing that must be seen.
 * @param room the sides of the box, and how high and how low it may be
 * @returns px from the top of the screen; undefined where it would cover something everywhere
 */
export function lowestFreeTop(height: number, room: Box, kept: readonly Box[]): number | undefined {
  const inWay = kept.filter((box) => areBeside(box, room)).sort((a, b) => b.bottom - a.bottom);
  let bottom = room.bottom;
  for (const box of inWay) {
    if (bottom - height >= box.bottom + GAP) break;
    // The boxes come from below: the next place that may be free is above this one.
    if (box.top - GAP < bottom) bottom = box.top - GAP;
  }
  return bottom - height >= room.top ? bottom - height : undefined;
}
