import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTidy } from '../../server/keep-tidy.ts';

const HOUR_MS = 3_600_000;

describe('tidying', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is done at once and every hour until its end, also after a failure', async () => {
    let runs = 0;
    const errors: unknown[] = [];
    const work = async (): Promise<void> => {
      if (++runs === 2) throw new Error('the disk');
    };
    const stop = keepTidy(work, (error) => errors.push(error));
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(runs).toBe(3);
    expect(errors).toEqual([new Error('the disk')]);
    await stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(runs).toBe(3);
  });
});
