import { describe, expect, it } from 'vitest';
import { changeInBasisPoints, formatScaled, NO_PRICE, parseScaled } from '../../../src/domain/price-scale.ts';

describe('prices as integers at a scale', () => {
  it.each([
    ['1.08543', 5, 108_543],
    ['1.08', 5, 108_000],
    ['1', 5, 100_000],
    ['-0.5', 1, -5],
    ['-0', 2, 0],
    ['1.085435', 5, 108_544],
    ['1.0854349999', 5, 108_543],
    ['-1.085435', 5, -108_544],
    ['0', 0, 0],
    [1.1, 5, 110_000],
    [1e-5, 5, 1],
    ['9007199254740991', 0, Number.MAX_SAFE_INTEGER],
    ['999999999999999', 0, 999_999_999_999_999],
  ])('reads %s at %i', (value, scale, expected) => {
    expect(parseScaled(value, scale)).toBe(expected);
  });

  it.each([
    '',
    '.',
    '1.',
    '.5',
    '-',
    '--1',
    '+1',
    '1e5',
    '1.2.3',
    ' 1',
    'abc',
    null,
    undefined,
    {},
    Number.NaN,
    Infinity,
  ])('refuses %j', (value) => {
    expect(parseScaled(value, 5)).toBeUndefined();
  });

  it('refuses what a double cannot hold exactly', () => {
    expect(parseScaled('9007199254740992', 0)).toBeUndefined();
    expect(parseScaled('90071992547.40992', 5)).toBeUndefined();
    expect(parseScaled('999999999999', 5)).toBeUndefined();
  });

  it.each([
    [108_543, 5, '1.08543'],
    [5, 5, '0.00005'],
    [-5, 1, '-0.5'],
    [0, 2, '0.00'],
    [-0, 2, '0.00'],
    [42, 0, '42'],
  ])('writes %i at %i', (value, scale, text) => {
    expect(formatScaled(value, scale)).toBe(text);
  });
});

describe('the change of a day', () => {
  it.each([
    [101, 100, 100],
    [99, 100, -100],
    [100, 100, 0],
    [20_001, 20_000, 1],
    [19_999, 20_000, -1],
    [40_001, 40_000, 0],
    [0, 100, -10_000],
  ])('from %i, open at %i', (close, open, change) => {
    expect(changeInBasisPoints(close, open)).toBe(change);
  });

  it.each([
    [NO_PRICE, 100],
    [100, NO_PRICE],
    [100, 0],
    [100, -5],
  ])('is missing from %s, open at %s', (close, open) => {
    expect(changeInBasisPoints(close, open)).toBeNaN();
  });

  it('is exact where the difference itself is beyond a double', () => {
    expect(changeInBasisPoints(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).toBe(-20_000);
  });

  it('is never a negative zero', () => {
    expect(Object.is(changeInBasisPoints(99_999_999, 100_000_000), 0)).toBe(true);
  });
});
