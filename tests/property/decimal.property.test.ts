import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimal,
  decimalFromWire,
  divide,
  fitsScale,
  isMultipleOf,
  multiply,
  negate,
  parseDecimal,
  round,
  subtract,
  sum,
  toFixedText,
  toScaled,
  toShortText,
  toText,
} from '../../src/domain/decimal.ts';
import { decimalText, positiveText } from '../support/arbitraries.ts';
import { Rational } from '../support/rational.ts';

const NUMBER = decimalText({ whole: 24, fraction: 14 });
const DIVISOR = fc
  .tuple(fc.constantFrom('', '-'), positiveText({ whole: 18, fraction: 12 }))
  .map((parts) => parts.join(''));
const SCALE = fc.integer({ min: 0, max: 16 });
const RUNS = { numRuns: 1_000 };

/** The exact value of what the product holds. */
function exactly(text: string): string {
  return Rational.parse(text).toDigits(60);
}

describe('exact decimals against fractions', () => {
  it('keep the value of any text that they read, and its digits', () => {
    fc.assert(
      fc.property(NUMBER, (text) => {
        const value = decimal(text);
        expect(exactly(toText(value))).toBe(exactly(text));
        expect(value.scale).toBe(text.split('.')[1]?.length ?? 0);
        expect(exactly(toShortText(value))).toBe(exactly(text));
        expect(toShortText(value)).toMatch(/^(0|-?(?!0\d)\d+(\.\d*[1-9])?)$/);
      }),
      RUNS,
    );
  });

  it('add, subtract, multiply, negate and compare exactly', () => {
    fc.assert(
      fc.property(NUMBER, NUMBER, (a, b) => {
        const [left, right] = [Rational.parse(a), Rational.parse(b)];
        const [x, y] = [decimal(a), decimal(b)];
        expect(exactly(toText(add(x, y)))).toBe(left.plus(right).toDigits(60));
        expect(exactly(toText(subtract(x, y)))).toBe(left.minus(right).toDigits(60));
        expect(exactly(toText(multiply(x, y)))).toBe(left.times(right).toDigits(60));
        expect(exactly(toText(negate(x)))).toBe(Rational.of(0).minus(left).toDigits(60));
        expect(compare(x, y)).toBe(left.compare(right));
      }),
      RUNS,
    );
  });

  it('compare as equal what differs only in trailing zeros', () => {
    fc.assert(
      fc.property(decimalText({ whole: 18, fraction: 10 }), fc.integer({ min: 1, max: 9 }), (text, zeros) => {
        const longer = `${text.includes('.') ? text : `${text}.`}${'0'.repeat(zeros)}`;
        expect(compare(decimal(text), decimal(longer))).toBe(0);
      }),
    );
  });

  it('divide to the nearest, half away from zero', () => {
    fc.assert(
      fc.property(NUMBER, DIVISOR, SCALE, (a, b, scale) => {
        const quotient = divide(decimal(a), decimal(b), scale);
        expect(toText(quotient)).toBe(Rational.parse(a).over(Rational.parse(b)).toDigits(scale));
      }),
      RUNS,
    );
  });

  it('divide exact halves away from zero', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), SCALE, (units, scale) => {
        const half = Rational.of(2n * units + 1n, 2n * 10n ** BigInt(scale));
        const numerator = { coefficient: 2n * units + 1n, scale };
        expect(toText(divide(numerator, decimal('2'), scale))).toBe(half.toDigits(scale));
      }),
      RUNS,
    );
  });

  it('round to the nearest, half away from zero', () => {
    fc.assert(
      fc.property(NUMBER, SCALE, (text, scale) => {
        const nearest = Rational.parse(text).toDigits(scale);
        expect(toText(round(decimal(text), scale))).toBe(nearest);
        expect(toFixedText(decimal(text), scale)).toBe(nearest);
        expect(String(toScaled(decimal(text), scale))).toBe(
          Rational.parse(nearest)
            .times(Rational.of(10n ** BigInt(scale)))
            .toDigits(0),
        );
      }),
      RUNS,
    );
  });

  it('know what fits a scale and what is a multiple of a step', () => {
    fc.assert(
      fc.property(NUMBER, positiveText({ whole: 3, fraction: 4 }), SCALE, (text, step, scale) => {
        const value = Rational.parse(text);
        expect(fitsScale(decimal(text), scale)).toBe(value.times(Rational.of(10n ** BigInt(scale))).isWhole());
        expect(isMultipleOf(decimal(text), decimal(step))).toBe(value.over(Rational.parse(step)).isWhole());
        expect(isMultipleOf(multiply(decimal(step), decimal(text.split('.')[0] ?? '0')), decimal(step))).toBe(true);
      }),
      RUNS,
    );
  });

  it('sum as one would by hand', () => {
    fc.assert(
      fc.property(fc.array(NUMBER, { maxLength: 30 }), (texts) => {
        const total = texts.reduce((before, text) => before.plus(Rational.parse(text)), Rational.of(0));
        expect(exactly(toText(sum(texts.map((text) => decimal(text)))))).toBe(total.toDigits(60));
      }),
    );
  });

  it('read any JSON number as its shortest digits say, or not at all', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const value = decimalFromWire(number);
        if (value) expect(Number(toText(value))).toBe(number === 0 ? 0 : number);
        else expect(Math.abs(number) < 1e-15 || Math.abs(number) > 1e20).toBe(true);
      }),
      RUNS,
    );
  });

  it('refuse every text that is not canonical', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0129.-+eE, _∞٣x')) }), (text) => {
        const canonical = /^-?[0-9]+(\.[0-9]+)?$/.test(text);
        expect(parseDecimal(text) !== undefined).toBe(canonical && text.length <= 40);
      }),
      RUNS,
    );
  });
});
