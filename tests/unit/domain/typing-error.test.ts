import { describe, expect, it } from 'vitest';
import { isNearly } from '../../../src/domain/typing-error.ts';

describe('a word with one typing error', () => {
  it.each([
    ['stelring', 'two letters in each other’s place'],
    ['sterlin', 'the last letter is not typed yet'],
    ['sterliing', 'a letter too many'],
    ['strling', 'a letter too few'],
    ['sterlong', 'another letter'],
    ['tserling', 'at the beginning'],
    ['sterl', 'a beginning'],
    ['stelr', 'a beginning with an error'],
  ])('is understood: %s (%s)', (typed) => {
    expect(isNearly(typed, 'sterling')).toBe(true);
  });

  it.each(['stelrnig', 'stirlong', 'sterlingss', 'gnilrets', 'dollar'])('is no longer understood: %s', (typed) => {
    expect(isNearly(typed, 'sterling')).toBe(false);
  });

  it('is not guessed at where it is short', () => {
    expect(isNearly('acme', 'america')).toBe(false);
    expect(isNearly('acme', 'ame')).toBe(true);
    expect(isNearly('eut', 'euro')).toBe(false);
  });
});
