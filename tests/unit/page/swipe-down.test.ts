import { describe, expect, it } from 'vitest';
import { SwipeDown } from '../../../src/ui/swipe-down.ts';

const HEIGHT = 400;

/** A finger that moves evenly from (100, 100). */
function swipe(dx: number, dy: number, ms: number): { readonly offset: number | undefined; readonly closes: boolean } {
  const steps = 10;
  const movement = new SwipeDown(100, 100, 0);
  let offset: number | undefined;
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    offset = movement.move(100 + dx * part, 100 + dy * part, ms * part);
  }
  return { offset, closes: movement.closes(HEIGHT, ms) };
}

describe('a swipe down', () => {
  it('is followed, and closes past its threshold', () => {
    expect(swipe(0, 150, 1_000)).toEqual({ offset: 150, closes: true });
  });

  it('that is short does not close', () => {
    expect(swipe(0, 60, 1_000)).toEqual({ offset: 60, closes: false });
  });

  it('that is a flick closes at once', () => {
    expect(swipe(0, 60, 60).closes).toBe(true);
  });

  it('does not close when the finger goes back up in the end', () => {
    const movement = new SwipeDown(0, 0, 0);
    movement.move(0, 300, 500);
    movement.move(0, 240, 550);
    expect(movement.closes(HEIGHT, 560)).toBe(false);
  });

  it('that rests before it ends is no flick', () => {
    const movement = new SwipeDown(0, 0, 0);
    movement.move(0, 60, 50);
    expect(movement.closes(HEIGHT, 600)).toBe(false);
  });

  it.each([
    ['sideways', 80, 20],
    ['up', 0, -80],
    ['a tremble', 2, 4],
  ])('is not %s', (_, dx, dy) => {
    expect(swipe(dx, dy, 200)).toEqual({ offset: undefined, closes: false });
  });

  it('never lifts what it moves', () => {
    const movement = new SwipeDown(0, 100, 0);
    movement.move(0, 150, 50);
    expect(movement.move(0, 50, 100)).toBe(0);
  });
});
