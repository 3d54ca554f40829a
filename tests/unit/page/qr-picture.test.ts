import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { darkBoxes } from '../../../src/screens/shared/qr/qr-picture.ts';

const LINK = 'https://trade.example.com/#/register?invite_code=FCE73CAC4C';
const { size, data } = encode(LINK, { ecc: 'H', border: 0 });

describe('the picture of an invitation', () => {
  it('has every dark module once, and no light one', () => {
    const module = 4;
    const covered = data.map((row) => row.map(() => 0));
    for (const { x, y, width, height } of darkBoxes(LINK, size * module)) {
      expect([x % module, y % module, width % module, height]).toEqual([0, 0, 0, module]);
      const [from, to] = [x / module, (x + width) / module];
      covered[y / module] = (covered[y / module] ?? []).map((times, at) => (at >= from && at < to ? times + 1 : times));
    }
    expect(covered).toEqual(data.map((row) => row.map(Number)));
  });

  it('uses whole pixels and stands in the middle, whatever the side', () => {
    for (const side of [160, 320, 333, 480]) {
      const boxes = darkBoxes(LINK, side);
      const left = Math.min(...boxes.map(({ x }) => x));
      const right = side - Math.max(...boxes.map(({ x, width }) => x + width));
      for (const box of boxes) expect(Object.values(box).every(Number.isInteger)).toBe(true);
      expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
      expect(left).toBeLessThan(side / 4);
    }
  });
});
