import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formattersOf } from '../../../src/i18n/format.ts';
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts';
import { canonicalNumber, formatNumber } from '../../../src/i18n/number-format.ts';
import { decimalText } from '../../support/arbitraries.ts';
import { STYLES } from '../../support/page/languages.ts';

const RUNS = { numRuns: 2_000 };
const STYLE = fc.constantFrom(...STYLES);
const CODE = fc.constantFrom(...LANGUAGE_CODES);

/** Canonical text: no zeros before the first digit but one. */
const CANONICAL = decimalText({ whole: 24, fraction: 12 }).map((text) => text.replace(/^(-?)0+(?=\d)/, '$1'));
const UNSIGNED = CANONICAL.map((text) => text.replace('-', ''));

/** What the platform's own formatter writes, which reads text exactly; with a true minus and no direction marks. */
function platformText(text: string, tag: string): string {
  const digits = text.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return format
    .format(text as `${number}`)
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replace('-', '\u2212');
}

describe('numbers for people', () => {
  it('read as the platform writes them, in every language', () => {
    fc.assert(
      fc.property(CANONICAL, STYLE, (text, { tag, style }) => {
        expect(formatNumber(text, style, { grouped: true })).toBe(platformText(text, tag));
      }),
      RUNS,
    );
  });

  it('keep every digit in its place', () => {
    const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
    fc.assert(
      fc.property(CANONICAL, STYLE, fc.boolean(), fc.boolean(), (text, { style }, grouped, signed) => {
        const shown = formatNumber(text, style, { grouped, signed });
        expect(digitsOf(shown)).toBe(digitsOf(text));
        const [, fraction = ''] = shown.split(style.decimal);
        expect(fraction).toBe(text.split('.')[1] ?? '');
        expect(/^[\d.,\u00a0\u202f\u2019+\u2212]+$/.test(shown)).toBe(true);
      }),
      RUNS,
    );
  });

  it('change nothing when shown in a field and read back', () => {
    fc.assert(
      fc.property(UNSIGNED, CODE, (text, code) => {
        // A mark with nothing after it is dropped by the reader, as for what is typed.
        expect(canonicalNumber(formattersOf(code).typed(text))).toBe(text);
      }),
      RUNS,
    );
  });

  it('are read alike with a comma and a dot, and reading twice changes nothing', () => {
    fc.assert(
      fc.property(decimalText({ whole: 20, fraction: 12, signed: false }), (text) => {
        const canonical = canonicalNumber(text);
        expect(canonicalNumber(text.replace('.', ','))).toBe(canonical);
        expect(canonicalNumber(canonical ?? '')).toBe(canonical);
      }),
      RUNS,
    );
  });

  it('of any other text are refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        const canonical = canonicalNumber(text);
        if (canonical !== undefined) expect(/^\d*[.,]?\d*$/.test(text.trim())).toBe(true);
        if (canonical !== undefined) expect(canonical).toMatch(/^(0|[1-9]\d*)(\.\d+)?$/);
      }),
      RUNS,
    );
  });
});
