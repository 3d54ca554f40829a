import { describe, expect, it } from 'vitest';
import { canonicalNumber } from '../../../src/i18n/number-format.ts';

describe('a typed number', () => {
  it.each([
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    [' 1,50 ', '1.50'],
    ['007', '7'],
    ['00.50', '0.50'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['5.', '5'],
    ['5,', '5'],
    ['0', '0'],
    ['000', '0'],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
  ])('%j is %s', (typed, canonical) => {
    expect(canonicalNumber(typed)).toBe(canonical);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-1',
    '\u22121',
    '+1',
    '1e5',
    '1E-5',
    'Infinity',
    'NaN',
    '0x10',
    '1.2.3',
    '1,2,3',
    '1,2.3',
    '1.234,5',
    '1,234.5',
    '1 234',
    '1\u00a0234',
    "1'234",
    '1_000',
    '12a',
    '٣',
    '３',
    '1 .5',
  ])('%j is refused', (typed) => {
    expect(canonicalNumber(typed)).toBeUndefined();
  });
});
