/** What a deposit credits, and what a withdrawal costs and brings, against exact fractions. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditedAmount } from '../../src/domain/deposit.ts';
import { decimal, toFixedText } from '../../src/domain/decimal.ts';
import { receivedAmount, withdrawalFee } from '../../src/domain/withdrawal.ts';
import { POSITIVE_MONEY, PRICE, RATE } from '../support/arbitraries.ts';
import { Rational } from '../support/rational.ts';

/** A thousand currencies. */
const RUNS = { numRuns: 1_000 };
const CURRENCY = fc.record({
  feeType: fc.constantFrom('fixed' as const, 'share' as const),
  rate: RATE,
  usdPrice: PRICE,
});
const NOTHING = Rational.of(0);

it('the fee of a withdrawal is fixed or a share of the amount', () => {
  fc.assert(
    fc.property(CURRENCY, POSITIVE_MONEY, ({ feeType, rate, usdPrice }, amount) => {
      const terms = { feeType, rate: decimal(rate), usdPrice: decimal(usdPrice) };
      const exact = feeType === 'fixed' ? Rational.parse(rate) : Rational.parse(amount).times(Rational.parse(rate));
      expect(toFixedText(withdrawalFee(terms, decimal(amount)), 6)).toBe(exact.toDigits(6));
    }),
    RUNS,
  );
});

it('a withdrawal brings what the fee leaves, in the currency, and never less than nothing', () => {
  fc.assert(
    fc.property(CURRENCY, POSITIVE_MONEY, ({ feeType, rate, usdPrice }, amount) => {
      const terms = { feeType, rate: decimal(rate), usdPrice: decimal(usdPrice) };
      const whole = Rational.parse(amount);
      const fee = feeType === 'fixed' ? Rational.parse(rate) : whole.times(Rational.parse(rate));
      const left = whole.minus(fee).times(Rational.parse(usdPrice));
      const exact = left.compare(NOTHING) < 0 ? NOTHING : left;
      expect(toFixedText(receivedAmount(terms, decimal(amount)), 2)).toBe(exact.toDigits(2));
    }),
    RUNS,
  );
});

it('a deposit credits its amount over the price of the account’s money', () => {
  fc.assert(
    fc.property(POSITIVE_MONEY, PRICE, (amount, usdPrice) => {
      const exact = Rational.parse(amount).over(Rational.parse(usdPrice));
      expect(toFixedText(creditedAmount(decimal(amount), decimal(usdPrice)), 6)).toBe(exact.toDigits(6));
    }),
    RUNS,
  );
});
