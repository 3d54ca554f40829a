import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeInBasisPoints, formatScaled, parseScaled } from '../../src/domain/price-scale.ts';
import { decimalText } from '../support/arbitraries.ts';
import { Rational } from '../support/rational.ts';

const RUNS = { numRuns: 3_000 };
const SCALE = fc.integer({ min: 0, max: 12 });
const LARGEST = Number.MAX_SAFE_INTEGER;
/** Integers of every size, with the edges of what a double holds exactly. */
const SCALED = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.maxSafeInteger(),
  fc.constantFrom(LARGEST, -LARGEST, LARGEST - 1, 0, 1, -1),
);
const OPEN = fc.oneof(
  fc.integer({ min: 1, max: 5_000_000 }),
  fc.integer({ min: 1, max: LARGEST }),
  fc.constantFrom(LARGEST, LARGEST - 1),
);

describe('prices as integers at a scale', () => {
  it('are read to the nearest unit, or refused when a double cannot hold them', () => {
    fc.assert(
      fc.property(decimalText({ whole: 18, fraction: 14 }), SCALE, (text, scale) => {
        const units = Rational.parse(text)
          .times(Rational.of(10n ** BigInt(scale)))
          .toDigits(0);
        const expected = Number.isSafeInteger(Number(units)) ? Number(units) : undefined;
        expect(parseScaled(text, scale)).toBe(expected);
      }),
      RUNS,
    );
  });

  it('are read alike from short text, long text and a JSON number', () => {
    fc.assert(
      fc.property(decimalText({ whole: 7, fraction: 6 }), SCALE, (text, scale) => {
        const value = parseScaled(text, scale);
        expect(parseScaled(`${text.includes('.') ? text : `${text}.`}${'0'.repeat(20)}`, scale)).toBe(value);
        expect(parseScaled(Number(text), scale)).toBe(value);
      }),
      RUNS,
    );
  });

  it('come back from their own text', () => {
    fc.assert(
      fc.property(SCALED, SCALE, (value, scale) => {
        const text = formatScaled(value, scale);
        expect(text).toBe(Rational.of(value, 10n ** BigInt(scale)).toDigits(scale));
        expect(parseScaled(text, scale)).toBe(value);
      }),
      RUNS,
    );
  });

  it('refuse what is no plain number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0159.-+e, x')) }), SCALE, (text, scale) => {
        if (!/^-?[0-9]+(\.[0-9]+)?$/.test(text)) expect(parseScaled(text, scale)).toBeUndefined();
      }),
      RUNS,
    );
    const others = [undefined, null, true, [], {}, Number.NaN, Infinity, -Infinity, 1n];
    for (const other of others) expect(parseScaled(other, 5)).toBeUndefined();
  });

  it('change by hundredths of a percent of the open, to the nearest, half away from zero', () => {
    fc.assert(
      fc.property(SCALED, OPEN, (close, open) => {
        const change = Rational.of(close).minus(Rational.of(open)).over(Rational.of(open)).times(Rational.of(10_000));
        expect(changeInBasisPoints(close, open)).toBe(Number(change.toDigits(0)));
      }),
      RUNS,
    );
  });

  it('change by an exact half away from zero, up and down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(1, -1), (halves, sign) => {
        const open = 20_000;
        const odd = 2 * halves + 1;
        expect(changeInBasisPoints(open + sign * odd, open)).toBe(sign * (halves + 1));
      }),
    );
  });
});
