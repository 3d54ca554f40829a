import { describe, expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { depositFault } from '../../../src/domain/deposit-rules.ts';

const BOUNDS = { least: decimal('10'), most: decimal('500.5') };
const UNKNOWN = { least: undefined, most: undefined };

describe('an amount to be deposited', () => {
  it.each([
    ['10', undefined],
    ['10.0000000', undefined],
    ['500.5', undefined],
    ['9.999999', 'belowLeast'],
    ['500.500001', 'aboveMost'],
    ['10.0000001', 'tooManyDigits'],
    ['0', 'notPositive'],
    ['-20', 'notPositive'],
  ])('of %s is judged by what bounds it: %s', (amount, fault) => {
    expect(depositFault(BOUNDS, decimal(amount))).toBe(fault);
  });

  it('is bound by nothing that is not known, but has to be one', () => {
    expect(depositFault(UNKNOWN, decimal('1000000000'))).toBeUndefined();
    expect(depositFault(UNKNOWN, decimal('0.000001'))).toBeUndefined();
    expect(depositFault(UNKNOWN, decimal('0.00'))).toBe('notPositive');
  });
});
