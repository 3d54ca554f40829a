import { describe, expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { moneyTone } from '../../../src/ui/Money.tsx';

describe('the tone of money', () => {
  it.each([
    ['0.000001', 'rise'],
    ['-0.000001', 'fall'],
    ['0.00', undefined],
    ['-0', undefined],
  ])('%s: %s', (text, tone) => {
    expect(moneyTone(decimal(text))).toBe(tone);
  });

  it('of nothing is none', () => {
    expect(moneyTone(undefined)).toBeUndefined();
  });
});
