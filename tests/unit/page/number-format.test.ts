import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageCode } from '../../../src/i18n/languages.ts';
import { formatNumber, isolate, MISSING, numberStyleOf } from '../../../src/i18n/number-format.ts';

const NARROW = '\u202f';
const HARD = '\u00a0';
const MINUS = '\u2212';

/** A large number as each language writes it. */
const WRITTEN: readonly (readonly [LanguageCode, string])[] = [
  ['hk', '1,234,567.89'],
  ['en', '1,234,567.89'],
  ['jp', '1,234,567.89'],
  ['kr', '1,234,567.89'],
  ['th', '1,234,567.89'],
  ['vn', '1.234.567,89'],
  ['fr', `1${NARROW}234${NARROW}567,89`],
  ['de', '1.234.567,89'],
  ['ru', `1${HARD}234${HARD}567,89`],
  ['spa', '1.234.567,89'],
  ['pt', '1.234.567,89'],
  ['ar', '1,234,567.89'],
  ['it', '1.234.567,89'],
  ['tr', '1.234.567,89'],
];

const english = numberStyleOf('en');
const german = numberStyleOf('de');

/** What `Intl` prints in the language, in Latin digits. */
function printed(tag: string, value: number): string {
  return new Intl.NumberFormat(`${tag}-u-nu-latn`, { useGrouping: 'auto', minimumFractionDigits: 2 }).format(value);
}

describe('numbers for people', () => {
  it.each(WRITTEN)('are separated as %s does it', (code, large) => {
    const style = numberStyleOf(code);
    expect(formatNumber('1234567.89', style, { grouped: true })).toBe(large);
  });

  it('of four digits are one group in Spanish and two elsewhere', () => {
    const spanish = numberStyleOf('spa');
    expect(formatNumber('1234.50', spanish, { grouped: true })).toBe('1234,50');
    expect(formatNumber('12345.50', spanish, { grouped: true })).toBe('12.345,50');
    expect(formatNumber('1234.50', german, { grouped: true })).toBe('1.234,50');
  });

  it.each(LANGUAGES)('look in $code as Intl has them', ({ code, tag }) => {
    const style = numberStyleOf(code);
    for (const [text, value] of [
      ['1234567.89', 1_234_567.89],
      ['12345.50', 12_345.5],
      ['1234.50', 1_234.5],
    ] as const) {
      expect(formatNumber(text, style, { grouped: true })).toBe(printed(tag, value));
    }
  });

  it('keep prices as one run of digits', () => {
    expect(formatNumber('1234567.89', german)).toBe('1234567,89');
  });

  it.each([
    ['-1234.5', `${MINUS}1,234.5`],
    ['1234.5', '+1,234.5'],
    ['0.00', '0.00'],
    ['-0.00', '0.00'],
    ['-0.01', `${MINUS}0.01`],
  ])('carry a sign where there is one to carry: %s', (text, shown) => {
    expect(formatNumber(text, english, { grouped: true, signed: true })).toBe(shown);
  });

  it('carry no plus unless asked', () => {
    expect(formatNumber('7', english)).toBe('7');
    expect(formatNumber('-7', english)).toBe(`${MINUS}7`);
  });

  it('that are missing are two hyphens, the same everywhere', () => {
    expect(MISSING).toBe('--');
  });

  it('stand apart from a right-to-left sentence', () => {
    expect(isolate('1.5')).toBe('\u20661.5\u2069');
  });
});
