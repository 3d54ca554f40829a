import { describe, expect, it } from 'vitest';
import { lowerBound } from '../../../src/lib/binary-search.ts';

describe('lowerBound', () => {
  it('finds what a walk from the start finds', () => {
    const items = [1, 3, 3, 7, 10];
    for (let key = 0; key <= 11; key++) {
      const walked = items.findIndex((item) => item >= key);
      expect(lowerBound(items, key, (item) => item)).toBe(walked < 0 ? items.length : walked);
    }
  });

  it('is 0 in an empty list', () => {
    expect(lowerBound([], 5, (item: number) => item)).toBe(0);
  });
});
