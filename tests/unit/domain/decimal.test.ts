import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimal,
  decimalFromWire,
  divide,
  fitsScale,
  fromInteger,
  fromScaled,
  isMultipleOf,
  isNegative,
  isPositive,
  isZero,
  multiply,
  parseDecimal,
  round,
  sum,
  toFixedText,
  toScaled,
  toShortText,
  toText,
  ZERO,
} from '../../../src/domain/decimal.ts';

describe('reading decimals', () => {
  it.each(['0', '-0', '1', '-1.50', '0.00000001', '007.10', '1234567890123456789012345.678901234'])(
    'takes %s',
    (text) => {
      expect(parseDecimal(text)).toBeDefined();
    },
  );

  it.each([
    '',
    ' ',
    '.',
    '-',
    '+1',
    '1.',
    '.5',
    '1e3',
    '0x10',
    '1,5',
    '1_000',
    ' 1',
    '1 ',
    '١',
    'NaN',
    'Infinity',
    '--1',
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
    expect(() => decimal(text)).toThrow('Not a decimal');
  });

  it('refuses text longer than any number of ours', () => {
    expect(parseDecimal('9'.repeat(40))).toBeDefined();
    expect(parseDecimal('9'.repeat(41))).toBeUndefined();
  });

  it('keeps the digits as they were written', () => {
    expect(decimal('1.50')).toEqual({ coefficient: 150n, scale: 2 });
    expect(decimal('-0.0')).toEqual({ coefficient: 0n, scale: 1 });
  });

  it.each([
    [1.08543, '1.08543'],
    [1e-7, '0.0000001'],
    [1.5e-9, '0.0000000015'],
    [1e21, '1000000000000000000000'],
    [-2.5e22, '-25000000000000000000000'],
    [-0, '0'],
    ['1.10', '1.10'],
  ])('takes %s from the wire', (value, text) => {
    const read = decimalFromWire(value);
    expect(read && toText(read)).toBe(text);
  });

  it.each([Number.NaN, Infinity, 1e300, 5e-324, null, undefined, true, {}, [], '1e5', 10n])(
    'refuses %s from the wire',
    (value) => {
      expect(decimalFromWire(value)).toBeUndefined();
    },
  );
});

describe('writing decimals', () => {
  it.each([
    ['0', '0', '0'],
    ['-0.00', '0.00', '0'],
    ['1.50', '1.50', '1.5'],
    ['-0.050', '-0.050', '-0.05'],
    ['100', '100', '100'],
    ['100.00', '100.00', '100'],
    ['0.10', '0.10', '0.1'],
  ])('%s', (text, plain, short) => {
    expect(toText(decimal(text))).toBe(plain);
    expect(toShortText(decimal(text))).toBe(short);
  });

  it('of integers and of integers at a scale', () => {
    expect(toText(fromInteger(-12))).toBe('-12');
    expect(toText(fromScaled(108_543, 5))).toBe('1.08543');
    expect(toText(fromScaled(-5n, 3))).toBe('-0.005');
  });
});

describe('rounding half away from zero', () => {
  it.each([
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['0.49999999', 0, '0'],
    ['-0.49', 0, '0'],
    ['2.5', 0, '3'],
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['9.995', 2, '10.00'],
    ['1.2', 4, '1.2000'],
  ])('%s at %i digits', (text, scale, rounded) => {
    expect(toFixedText(decimal(text), scale)).toBe(rounded);
    expect(toText(round(decimal(text), scale))).toBe(rounded);
  });

  it('to an integer at a scale', () => {
    expect(toScaled(decimal('1.085435'), 5)).toBe(108_544n);
    expect(toScaled(decimal('1'), 5)).toBe(100_000n);
  });
});

describe('arithmetic', () => {
  it('of different scales', () => {
    expect(toText(add(decimal('0.1'), decimal('0.25')))).toBe('0.35');
    expect(toText(multiply(decimal('0.1'), decimal('-0.20')))).toBe('-0.020');
    expect(toText(sum([decimal('0.1'), decimal('0.2'), decimal('-0.3')]))).toBe('0.0');
    expect(sum([])).toEqual(ZERO);
  });

  it.each([
    ['1', '3', 6, '0.333333'],
    ['2', '3', 6, '0.666667'],
    ['-2', '3', 2, '-0.67'],
    ['2', '-3', 2, '-0.67'],
    ['-1', '-8', 2, '0.13'],
    ['1', '0.0001', 0, '10000'],
    ['0.0000001', '1000', 2, '0.00'],
  ])('%s ÷ %s', (a, b, scale, quotient) => {
    expect(toText(divide(decimal(a), decimal(b), scale))).toBe(quotient);
  });

  it('refuses to divide by zero', () => {
    expect(() => divide(decimal('1'), decimal('0.00'), 2)).toThrow(RangeError);
  });
});

describe('questions', () => {
  it('about order and sign', () => {
    expect(compare(decimal('1.10'), decimal('1.1'))).toBe(0);
    expect(compare(decimal('-2'), decimal('-1.9'))).toBe(-1);
    expect(compare(decimal('0.3'), decimal('0.29'))).toBe(1);
    expect([isZero, isNegative, isPositive].map((ask) => ask(decimal('-0.00')))).toEqual([true, false, false]);
    expect([isZero, isNegative, isPositive].map((ask) => ask(decimal('-0.01')))).toEqual([false, true, false]);
    expect([isZero, isNegative, isPositive].map((ask) => ask(decimal('0.01')))).toEqual([false, false, true]);
  });

  it.each([
    ['0.03', '0.01', true],
    ['0.015', '0.01', false],
    ['0', '0.01', true],
    ['1', '0', false],
    ['0.30', '0.1', true],
    ['-0.2', '0.1', true],
  ])('whether %s is a multiple of %s', (value, step, answer) => {
    expect(isMultipleOf(decimal(value), decimal(step))).toBe(answer);
  });

  it('about digits', () => {
    expect(fitsScale(decimal('1.2300'), 2)).toBe(true);
    expect(fitsScale(decimal('1.2301'), 2)).toBe(false);
    expect(fitsScale(decimal('1'), 2)).toBe(true);
  });
});
