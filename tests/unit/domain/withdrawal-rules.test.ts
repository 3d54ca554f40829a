import { describe, expect, it } from 'vitest';
import { decimal, ZERO } from '../../../src/domain/decimal.ts';
import type { WithdrawalTerms } from '../../../src/domain/withdrawal.ts';
import {
  smallest,
  withdrawable,
  withdrawalFault,
  type WithdrawalBounds,
} from '../../../src/domain/withdrawal-rules.ts';

const TERMS: WithdrawalTerms = { feeType: 'fixed', rate: decimal('1'), usdPrice: decimal('1') };
const BOUNDS: WithdrawalBounds = { least: decimal('10'), most: decimal('500'), available: decimal('300.50') };
const UNKNOWN: WithdrawalBounds = { least: undefined, most: undefined, available: undefined };

describe('an amount to be withdrawn', () => {
  it.each([
    ['10', undefined],
    ['300.50', undefined],
    ['9.999999', 'belowLeast'],
    ['500.01', 'aboveMost'],
    ['300.500001', 'beyondAvailable'],
    ['10.0000001', 'tooManyDigits'],
    ['10.0000000', undefined],
  ])('of %s is judged by what bounds it: %s', (amount, fault) => {
    expect(withdrawalFault(TERMS, BOUNDS, decimal(amount))).toBe(fault);
  });

  it('is bound by nothing that is not known, but has to bring something', () => {
    expect(withdrawalFault(TERMS, UNKNOWN, decimal('1000000'))).toBeUndefined();
    expect(withdrawalFault(TERMS, UNKNOWN, decimal('1'))).toBe('nothingReceived');
    expect(withdrawalFault({ ...TERMS, usdPrice: decimal('0.001') }, UNKNOWN, decimal('5.9'))).toBe('nothingReceived');
    expect(withdrawalFault(TERMS, UNKNOWN, ZERO)).toBe('nothingReceived');
  });
});

describe('what can be withdrawn', () => {
  it('is the smaller of the cash and what no position holds, from nothing on', () => {
    expect(withdrawable(decimal('100'), decimal('250'))).toEqual(decimal('100'));
    expect(withdrawable(decimal('100'), decimal('40.5'))).toEqual(decimal('40.5'));
    expect(withdrawable(decimal('100'), decimal('-3'))).toEqual(ZERO);
  });

  it('is limited by the smallest limit that is known', () => {
    expect(smallest([undefined, decimal('5'), undefined, decimal('4.99'), decimal('7')])).toEqual(decimal('4.99'));
    expect(smallest([undefined])).toBeUndefined();
    expect(smallest([])).toBeUndefined();
  });
});
