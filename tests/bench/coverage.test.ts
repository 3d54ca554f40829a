import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverTicks, longestWait, type Sequence } from '../../bench/measure/coverage.ts';

const WINDOW = { from: 0, to: 100, end: 150 };

/** Pairs of sequence and time. */
function sequence(...pairs: readonly (readonly [number, number])[]): Sequence {
  return { sequences: pairs.map(([number]) => number), times: pairs.map(([, time]) => time) };
}

describe('a tick counts until the first frame that shows it or a newer one', () => {
  it('each shown by itself', () => {
    const { latencies } = coverTicks(sequence([1, 10], [2, 30]), sequence([1, 16], [2, 48]), WINDOW);
    expect(latencies).toEqual([6, 18]);
  });

  it('conflated ones with the frame that shows a newer one', () => {
    const { latencies, neverCovered } = coverTicks(sequence([1, 10], [2, 12], [3, 14]), sequence([3, 16]), WINDOW);
    expect(latencies).toEqual([6, 4, 2]);
    expect(neverCovered).toBe(0);
  });

  it('one that is never shown to the end of the run, and it is reported', () => {
    const { latencies, neverCovered } = coverTicks(sequence([1, 10], [2, 90]), sequence([1, 16]), WINDOW);
    expect(latencies).toEqual([6, 60]);
    expect(neverCovered).toBe(1);
  });

  it('a frame after the end was not seen', () => {
    const { latencies, neverCovered } = coverTicks(sequence([1, 90]), sequence([1, 151]), WINDOW);
    expect(latencies).toEqual([60]);
    expect(neverCovered).toBe(1);
  });

  it('ticks outside of the window do not count, though they cover', () => {
    const { latencies } = coverTicks(sequence([1, -5], [2, 99], [3, 101]), sequence([1, 1], [3, 120]), WINDOW);
    expect(latencies).toEqual([21]);
  });

  it('a screen that goes back does not cover twice', () => {
    const { latencies } = coverTicks(sequence([1, 10], [2, 20]), sequence([1, 16], [2, 32], [1, 48], [2, 64]), WINDOW);
    expect(latencies).toEqual([6, 12]);
  });

  it('no frame at all leaves every tick uncovered', () => {
    expect(coverTicks(sequence([1, 10], [2, 20]), sequence(), WINDOW).neverCovered).toBe(2);
  });
});

describe('the longest time that a newer price was not shown', () => {
  const window = { from: 100, to: 300, end: 350 };

  it('goes from one shown price to the next where a newer one was there all the time', () => {
    const sent = sequence([1, 100], [2, 110], [3, 120], [4, 130]);
    expect(longestWait(sent, sequence([1, 120], [2, 150], [4, 240]), window)).toBe(90);
  });

  it('begins with the newer price where it came later', () => {
    expect(longestWait(sequence([1, 110], [2, 200]), sequence([1, 120], [2, 216]), window)).toBe(16);
  });

  it('goes on to the end of the window where it is never shown', () => {
    expect(longestWait(sequence([1, 140]), sequence(), window)).toBe(160);
    expect(longestWait(sequence([1, 110], [2, 210]), sequence([1, 116], [2, 340]), window)).toBe(90);
  });

  it('is none where nothing is sent, or only what is on screen', () => {
    expect(longestWait(sequence(), sequence([1, 90]), window)).toBe(0);
    expect(longestWait(sequence([1, 80]), sequence([1, 90]), window)).toBe(0);
  });

  it('is one display frame for a screen that shows each price in the next, however long an instrument rests', () => {
    const sent = running([0, 40, 130, 20]);
    const shown = { sequences: sent.sequences, times: Array.from(sent.times, (time) => time + 16) };
    expect(longestWait(sent, shown, { from: 0, to: 200, end: 250 })).toBe(16);
  });
});

it('the age is that of the value when it is painted', () => {
  const { ages } = coverTicks(sequence([1, 10], [2, 12], [3, 14]), sequence([3, 16]), WINDOW);
  expect(ages).toEqual([2]);
});

it('agrees with the definition taken by the letter', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 });
  fc.assert(
    fc.property(gaps, gaps, (ticks, frames) => {
      const sent = running(ticks);
      const shown = running(frames);
      const expected = sent.times.flatMap((time, tick) => {
        if (time > WINDOW.to) return [];
        const covers = (frame: number): boolean => frame >= tick && (shown.times[frame] ?? Infinity) <= WINDOW.end;
        const frame = shown.times.findIndex((_, index) => covers(index));
        return [(frame < 0 ? WINDOW.end : (shown.times[frame] ?? Number.NaN)) - time];
      });
      expect(coverTicks(sent, shown, WINDOW).latencies).toEqual(expected);
    }),
  );
});

function running(gaps: readonly number[]): { sequences: number[]; times: number[] } {
  let time = 0;
  return { sequences: gaps.map((_, index) => index + 1), times: gaps.map((gap) => (time += gap)) };
}
