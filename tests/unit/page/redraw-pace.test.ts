import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedrawPace } from '../../../src/chart/redraw-pace.ts';

let answering: number;
let pricesDue: boolean;
let drawn: number;
let pace: RedrawPace;
let frameStarts: (() => void)[];

/** A display frame begins. */
function beginFrame(): void {
  for (const run of frameStarts.splice(0)) run();
}

beforeEach(() => {
  vi.useFakeTimers();
  answering = 0;
  pricesDue = false;
  drawn = 0;
  frameStarts = [];
  pace = new RedrawPace(
    () => drawn++,
    { answering: () => answering, pricesDue: () => pricesDue },
    (run) => {
      frameStarts.push(run);
      return () => void frameStarts.splice(frameStarts.indexOf(run), 1);
    },
  );
});
afterEach(() => vi.useRealTimers());

describe('a chart', () => {
  it('draws all that came within 125 ms at once', () => {
    pace.ask();
    vi.advanceTimersByTime(60);
    pace.ask();
    vi.advanceTimersByTime(64);
    beginFrame();
    expect(drawn).toBe(0);
    vi.advanceTimersByTime(1);
    beginFrame();
    expect(drawn).toBe(1);
    vi.advanceTimersByTime(1_000);
    beginFrame();
    expect(drawn).toBe(1);
    pace.ask();
    vi.advanceTimersByTime(125);
    beginFrame();
    expect(drawn).toBe(2);
  });

  it('is told when a display frame has begun, once for all that was asked meanwhile', () => {
    pace.ask();
    vi.advanceTimersByTime(125);
    pace.ask();
    expect(drawn).toBe(0);
    expect(frameStarts).toHaveLength(1);
    beginFrame();
    expect(drawn).toBe(1);
  });

  it('does not draw while a press is answered, also one that came after it was due, and draws right after', () => {
    pace.ask();
    vi.advanceTimersByTime(125);
    answering = 30;
    beginFrame();
    expect(drawn).toBe(0);
    pace.ask();
    answering = 0;
    vi.advanceTimersByTime(29);
    expect(frameStarts).toHaveLength(0);
    vi.advanceTimersByTime(1);
    beginFrame();
    expect(drawn).toBe(1);
  });

  it('draws in the frame after one that shows prices, once it was due', () => {
    pricesDue = true;
    pace.ask();
    vi.advanceTimersByTime(125);
    beginFrame();
    expect(drawn).toBe(0);
    pricesDue = false;
    beginFrame();
    expect(drawn).toBe(1);
    expect(frameStarts).toHaveLength(0);
  });

  it('gives way to prices once only for each time that it draws, where they are in every frame', () => {
    pricesDue = true;
    for (let times = 1; times <= 2; times++) {
      pace.ask();
      vi.advanceTimersByTime(125);
      beginFrame();
      expect(drawn).toBe(times - 1);
      beginFrame();
      expect(drawn).toBe(times);
    }
  });

  it.each([
    ['before it is due', () => {}],
    ['when it is due', () => vi.advanceTimersByTime(125)],
    [
      'when it has given way to prices',
      () => {
        vi.advanceTimersByTime(125);
        pricesDue = true;
        beginFrame();
        pricesDue = false;
      },
    ],
    [
      'while a press is answered',
      () => {
        vi.advanceTimersByTime(125);
        answering = 30;
        beginFrame();
        answering = 0;
      },
    ],
  ])('draws nothing any more once it is stopped %s', (_, happens) => {
    pace.ask();
    happens();
    pace.stop();
    vi.advanceTimersByTime(1_000);
    beginFrame();
    expect(drawn).toBe(0);
  });
});
