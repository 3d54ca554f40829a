import { describe, expect, it } from 'vitest';
import { sparkPath } from '../../../src/chart/spark-path.ts';

const BOX = { width: 48, height: 24 };

describe('the line of a row', () => {
  it('goes from edge to edge, the highest close above the lowest', () => {
    expect(sparkPath([10, 30, 20], BOX)).toBe('M0 22.5L24 1.5L48 12');
  });

  it('lies in the middle where nothing moved', () => {
    expect(sparkPath([5, 5], BOX)).toBe('M0 12L48 12');
  });

  it('is a point for one close', () => {
    expect(sparkPath([5], BOX)).toBe('M0 12');
  });
});
