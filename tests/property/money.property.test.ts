import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountSummary, isStoppedOut } from '../../src/domain/account.ts';
import { decimal, toText, type Decimal } from '../../src/domain/decimal.ts';
import { feeOf, marginOf, type MarginTerms } from '../../src/domain/margin.ts';
import { profitOf } from '../../src/domain/profit.ts';
import { stopFault } from '../../src/domain/order-rules.ts';
import { CONTRACT_SIZE, LEVERAGE, LOTS, MONEY, POSITIVE_MONEY, PRICE, RATE } from '../support/arbitraries.ts';
import { Rational } from '../support/rational.ts';

const RUNS = { numRuns: 2_000 };
const SIDE = fc.constantFrom('buy' as const, 'sell' as const);
const HUNDRED = Rational.of(100);

/** An order in texts, and the same for the product. */
const ORDER = fc
  .record({
    lots: LOTS,
    contractSize: CONTRACT_SIZE,
    price: PRICE,
    leverage: LEVERAGE,
    feeRate: RATE,
    accountRate: fc.oneof(fc.constant('1'), RATE),
    marginMode: fc.constantFrom('fixed' as const, 'leveraged' as const),
  })
  .map((texts) => ({ ...texts, terms: termsOf(texts), size: sizeOf(texts) }));

function termsOf(texts: {
  contractSize: string;
  accountRate: string;
  feeRate: string;
  marginMode: 'fixed' | 'leveraged';
}): MarginTerms {
  return {
    contractSize: decimal(texts.contractSize),
    accountRate: decimal(texts.accountRate),
    feeRate: decimal(texts.feeRate),
    marginMode: texts.marginMode,
  };
}

function sizeOf(texts: { lots: string; price: string; leverage: number }) {
  return { lots: decimal(texts.lots), price: decimal(texts.price), leverage: texts.leverage };
}

function rational(text: string): Rational {
  return Rational.parse(text);
}

function textOf(value: Decimal | undefined): string | undefined {
  return value && toText(value);
}

interface OrderTexts {
  lots: string;
  contractSize: string;
  price: string;
  leverage: number;
  accountRate: string;
  marginMode: 'fixed' | 'leveraged';
}

/** L·K when fixed, else L·K·P ÷ M in the account's currency: the contract's words, unrounded. */
function marginByHand(order: OrderTexts): Rational {
  const contracts = rational(order.lots).times(rational(order.contractSize));
  if (order.marginMode === 'fixed') return contracts;
  const value = contracts.times(rational(order.price)).times(rational(order.accountRate));
  return value.over(Rational.of(order.leverage));
}

describe('money against fractions', () => {
  it('margin', () => {
    fc.assert(
      fc.property(ORDER, (order) => {
        expect(toText(marginOf(order.terms, order.size))).toBe(marginByHand(order).toDigits(6));
      }),
      RUNS,
    );
  });

  it('fee, of lots and of the margin before it was rounded', () => {
    fc.assert(
      fc.property(ORDER, (order) => {
        const rate = rational(order.feeRate);
        expect(toText(feeOf(order.terms, 'perLot', order.size))).toBe(rational(order.lots).times(rate).toDigits(6));
        expect(toText(feeOf(order.terms, 'ofMargin', order.size))).toBe(marginByHand(order).times(rate).toDigits(6));
      }),
      RUNS,
    );
  });

  it('profit and loss, the opposite for the other side', () => {
    fc.assert(
      fc.property(ORDER, PRICE, ({ terms, lots, contractSize, accountRate, price }, now) => {
        const move = rational(now).minus(rational(price));
        const gain = move.times(rational(lots)).times(rational(contractSize)).times(rational(accountRate));
        const position = { lots: decimal(lots), openPrice: decimal(price) };
        expect(toText(profitOf(terms, { ...position, side: 'buy' }, decimal(now)))).toBe(gain.toDigits(6));
        const loss = Rational.of(0).minus(gain);
        expect(toText(profitOf(terms, { ...position, side: 'sell' }, decimal(now)))).toBe(loss.toDigits(6));
      }),
      RUNS,
    );
  });

  it('equity, free margin, level and risk rate', () => {
    fc.assert(
      fc.property(MONEY, fc.oneof(POSITIVE_MONEY, fc.constant('0.000000')), MONEY, (balance, used, pnl) => {
        const summary = accountSummary(decimal(balance), decimal(used), decimal(pnl));
        const equity = rational(balance).plus(rational(pnl));
        const margin = rational(used);
        const engaged = margin.compare(Rational.of(0)) > 0;
        expect(rational(toText(summary.equity)).compare(equity)).toBe(0);
        expect(rational(toText(summary.freeMargin)).compare(equity.minus(margin))).toBe(0);
        const level = engaged ? equity.times(HUNDRED).over(margin).toDigits(2) : undefined;
        expect(textOf(summary.marginLevel)).toBe(level);
        const worthSomething = equity.compare(Rational.of(0)) > 0;
        const risk = engaged && worthSomething ? margin.times(HUNDRED).over(equity).toDigits(2) : undefined;
        expect(textOf(summary.riskRate)).toBe(risk);
      }),
      RUNS,
    );
  });

  it('stop-out, at the level itself and one unit above it', () => {
    fc.assert(
      fc.property(MONEY, POSITIVE_MONEY, RATE, (equity, used, level) => {
        const threshold = rational(used).times(rational(level)).over(HUNDRED);
        const stopped = rational(equity).compare(threshold) <= 0;
        expect(isStoppedOut(decimal(equity), decimal(used), decimal(level))).toBe(stopped);
        const atThreshold = threshold.toDigits(16);
        expect(isStoppedOut(decimal(atThreshold), decimal(used), decimal(level))).toBe(true);
        const above = threshold.plus(rational('0.0000000000000001')).toDigits(16);
        expect(isStoppedOut(decimal(above), decimal(used), decimal(level))).toBe(false);
      }),
      RUNS,
    );
  });

  it('stops lie where losing and winning are', () => {
    fc.assert(
      fc.property(SIDE, PRICE, PRICE, PRICE, (side, entry, stop, target) => {
        const sign = Rational.of(side === 'buy' ? 1 : -1);
        const gainAt = (price: string): number =>
          rational(price).minus(rational(entry)).times(sign).compare(Rational.of(0));
        const fault = stopFault(side, decimal(entry), decimal(stop), decimal(target));
        const expected = gainAt(stop) >= 0 ? 'stopLossSide' : gainAt(target) <= 0 ? 'takeProfitSide' : undefined;
        expect(fault).toBe(expected);
      }),
      RUNS,
    );
  });
});
