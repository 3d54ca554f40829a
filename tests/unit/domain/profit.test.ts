import { describe, expect, it } from 'vitest';
import { decimal, toText } from '../../../src/domain/decimal.ts';
import { direction, type Side } from '../../../src/domain/order.ts';
import { profitOf } from '../../../src/domain/profit.ts';

const TERMS = { contractSize: decimal('100000'), accountRate: decimal('1') };

function profit(side: Side, lots: string, open: string, now: string, rate = '1'): string {
  const position = { side, lots: decimal(lots), openPrice: decimal(open) };
  return toText(profitOf({ ...TERMS, accountRate: decimal(rate) }, position, decimal(now)));
}

describe('profit and loss', () => {
  it('of a buy rises with the price, of a sell falls', () => {
    expect(profit('buy', '0.10', '1.08543', '1.08643')).toBe('10.000000');
    expect(profit('sell', '0.10', '1.08543', '1.08643')).toBe('-10.000000');
    expect([direction('buy'), direction('sell')]).toEqual([1, -1]);
  });

  it('is zero, without a sign, where nothing moved', () => {
    expect(profit('sell', '1', '1.1', '1.10')).toBe('0.000000');
  });

  it('is in the account’s currency, rounded once', () => {
    expect(profit('buy', '0.01', '147.500', '147.501', '0.0067796')).toBe('0.006780');
    expect(profit('sell', '0.01', '147.500', '147.501', '0.0000005')).toBe('-0.000001');
  });
});
