import { describe, expect, it } from 'vitest';
import { decimal, toText } from '../../../src/domain/decimal.ts';
import { feeOf, marginOf, type MarginTerms } from '../../../src/domain/margin.ts';

function terms(over: Partial<MarginTerms> = {}): MarginTerms {
  return {
    contractSize: decimal('100000'),
    marginMode: 'leveraged',
    accountRate: decimal('1'),
    feeRate: decimal('0.0005'),
    ...over,
  };
}

function size(lots: string, price: string, leverage: number) {
  return { lots: decimal(lots), price: decimal(price), leverage };
}

describe('margin', () => {
  it('is lots × contract size × price ÷ leverage', () => {
    expect(toText(marginOf(terms(), size('0.10', '1.08543', 100)))).toBe('108.543000');
  });

  it('is lots × contract size when fixed, whatever price and leverage are', () => {
    const fixed = terms({ marginMode: 'fixed', contractSize: decimal('1000') });
    expect(toText(marginOf(fixed, size('0.25', '1.5', 0)))).toBe('250.000000');
  });

  it('is rounded once, half away from zero', () => {
    expect(toText(marginOf(terms({ contractSize: decimal('1') }), size('1', '1', 3)))).toBe('0.333333');
    expect(toText(marginOf(terms({ contractSize: decimal('1') }), size('1', '0.000005', 10)))).toBe('0.000001');
  });

  it('is in the account’s currency', () => {
    expect(toText(marginOf(terms({ accountRate: decimal('0.0068') }), size('1', '147.5', 200)))).toBe('501.500000');
  });
});

describe('fee', () => {
  it('is lots × rate when per lot', () => {
    expect(toText(feeOf(terms({ feeRate: decimal('7.5') }), 'perLot', size('0.10', '1', 1)))).toBe('0.750000');
  });

  it('is margin × rate otherwise', () => {
    expect(toText(feeOf(terms(), 'ofMargin', size('0.10', '1.08543', 100)))).toBe('0.054272');
  });

  it('is taken from the margin before it was rounded', () => {
    const third = terms({ contractSize: decimal('1'), feeRate: decimal('3000') });
    expect(toText(feeOf(third, 'ofMargin', size('1', '1', 3)))).toBe('1000.000000');
  });
});
