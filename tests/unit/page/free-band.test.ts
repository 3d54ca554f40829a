import { describe, expect, it } from 'vitest';
import { lowestFreeTop, type Box } from '../../../src/ui/free-band.ts';

const ROOM: Box = { left: 100, right: 260, top: 8, bottom: 632 };
const box = (top: number, bottom: number, left = 0, right = 360): Box => ({ left, right, top, bottom });

describe('the place of a toast', () => {
  it('is at the bottom where nothing is', () => {
    expect(lowestFreeTop(44, ROOM, [])).toBe(588);
  });

  it('is over what lies at the bottom, with a gap', () => {
    expect(lowestFreeTop(44, ROOM, [box(584, 640), box(520, 580)])).toBe(520 - 4 - 44);
  });

  it('is in the lowest gap that it fits into', () => {
    expect(lowestFreeTop(44, ROOM, [box(584, 640), box(300, 531)])).toBe(536);
    expect(lowestFreeTop(44, ROOM, [box(584, 640), box(300, 533)])).toBe(252);
  });

  it('minds only what is in its way, and boxes in boxes', () => {
    expect(lowestFreeTop(44, ROOM, [box(500, 640, 0, 100), box(500, 640, 260, 360)])).toBe(588);
    expect(lowestFreeTop(44, ROOM, [box(200, 640), box(300, 320), box(600, 620)])).toBe(152);
  });

  it('is nowhere where all is taken', () => {
    expect(lowestFreeTop(44, ROOM, [box(50, 640)])).toBeUndefined();
    expect(
      lowestFreeTop(
        44,
        ROOM,
        Array.from({ length: 16 }, (_, row) => box(row * 40, row * 40 + 30)),
      ),
    ).toBeUndefined();
  });
});
