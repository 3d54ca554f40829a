import { describe, expect, it } from 'vitest';
import { IgnoredPace } from '../../workers/diagnostics/ignored-pace.ts';

function heard(...times: readonly number[]): boolean {
  const pace = new IgnoredPace();
  for (const time of times) pace.note(time);
  return pace.isIgnored;
}

const each = (ms: number): number[] => Array.from({ length: 20 }, (_, index) => 1_000 + index * ms);

describe('the pace that a server is asked for', () => {
  it('is ignored where messages leave within the same few milliseconds', () => {
    expect(heard(...each(0))).toBe(true);
    expect(heard(...each(3))).toBe(true);
  });

  it('is kept by a message each 8 ms, also where some leave early', () => {
    expect(heard(...each(8))).toBe(false);
    expect(heard(...each(5))).toBe(false);
  });

  it('is not ignored by some that leave together', () => {
    expect(heard(1_000, 1_000, 1_001, 1_001, 1_002)).toBe(false);
    expect(heard(...each(0), 1_008)).toBe(false);
  });

  it('is judged anew where the server’s clock is set back', () => {
    expect(heard(5_000, ...each(8))).toBe(false);
  });
});
