import { describe, expect, it } from 'vitest';
import { accountSummary, isStoppedOut } from '../../../src/domain/account.ts';
import { decimal, toText, type Decimal } from '../../../src/domain/decimal.ts';

function summaryTexts(balance: string, used: string, pnl: string): Record<string, string | undefined> {
  const all = accountSummary(decimal(balance), decimal(used), decimal(pnl));
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: Decimal | undefined): string | undefined {
  return value && toText(value);
}

describe('the summary of an account', () => {
  it('with a position', () => {
    expect(summaryTexts('1000.00', '400', '-100.5')).toEqual({
      balance: '1000.00',
      equity: '899.50',
      usedMargin: '400',
      freeMargin: '499.50',
      marginLevel: '224.88',
      riskRate: '44.47',
      unrealizedPnl: '-100.5',
    });
  });

  it('without a position have neither level nor risk', () => {
    expect(summaryTexts('1000', '0.000000', '0')).toMatchObject({ marginLevel: undefined, riskRate: undefined });
  });

  it('without worth have a level and no risk rate', () => {
    expect(summaryTexts('100', '50', '-150')).toMatchObject({
      equity: '-50',
      marginLevel: '-100.00',
      riskRate: undefined,
    });
    expect(summaryTexts('100', '50', '-100')).toMatchObject({ equity: '0', marginLevel: '0.00', riskRate: undefined });
  });
});

describe('stop-out', () => {
  it.each([
    ['50', true],
    ['50.000001', false],
    ['49.99', true],
    ['-1', true],
  ])('with an equity of %s on a margin of 100 at 50 %%', (equity, stopped) => {
    expect(isStoppedOut(decimal(equity), decimal('100'), decimal('50'))).toBe(stopped);
  });

  it('never happens without used margin', () => {
    expect(isStoppedOut(decimal('-5'), decimal('0.00'), decimal('50'))).toBe(false);
  });

  it('is decided by the exact level, not by the shown one', () => {
    // 50.004 % is shown as 50.00.
    expect(isStoppedOut(decimal('50.004'), decimal('100'), decimal('50'))).toBe(false);
  });
});
