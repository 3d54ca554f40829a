import { describe, expect, it } from 'vitest';
import { formatAge } from '../../../src/i18n/age.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';

const LENGTHS = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

describe('ages', () => {
  it.each(LANGUAGES)('look in $code as Intl has them', ({ code, tag }) => {
    for (const [unit, length] of Object.entries(LENGTHS)) {
      const options = { style: 'unit', unit, unitDisplay: 'narrow' } as const;
      const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, options);
      const counts = unit === 'hour' ? [1, 2, 5, 11, 23] : [1, 2, 5, 11, 59];
      for (const count of counts) expect(formatAge(count * length, code), unit).toBe(format.format(count));
    }
  });
});
