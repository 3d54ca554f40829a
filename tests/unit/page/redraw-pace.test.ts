import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedrawPace } from '../../../src/chart/redraw-pace.ts';

let answering: number;
let drawn: number;
let pace: RedrawPace;

beforeEach(() => {
  vi.useFakeTimers();
  answering = 0;
  drawn = 0;
  pace = new RedrawPace(
    () => drawn++,
    () => answering,
  );
});
afterEach(() => vi.useRealTimers());

describe('a chart', () => {
  it('draws all that came within 125 ms at once', () => {
    pace.ask();
    vi.advanceTimersByTime(60);
    pace.ask();
    vi.advanceTimersByTime(64);
    expect(drawn).toBe(0);
    vi.advanceTimersByTime(1);
    expect(drawn).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(drawn).toBe(1);
    pace.ask();
    vi.advanceTimersByTime(125);
    expect(drawn).toBe(2);
  });

  it('does not draw while a press is answered, and draws right after', () => {
    pace.ask();
    answering = 30;
    vi.advanceTimersByTime(125);
    expect(drawn).toBe(0);
    pace.ask();
    answering = 0;
    vi.advanceTimersByTime(29);
    expect(drawn).toBe(0);
    vi.advanceTimersByTime(1);
    expect(drawn).toBe(1);
  });

  it('draws nothing any more once it is stopped, also while a press is answered', () => {
    pace.ask();
    answering = 30;
    vi.advanceTimersByTime(125);
    answering = 0;
    pace.stop();
    vi.advanceTimersByTime(1_000);
    expect(drawn).toBe(0);
  });
});
