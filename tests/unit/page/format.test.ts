import { afterEach, describe, expect, it, vi } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { formattersOf } from '../../../src/i18n/format.ts';
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts';

const HARD = '\u00a0';
const MINUS = '\u2212';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const en = formattersOf('en');
const de = formattersOf('de');

describe('what is missing', () => {
  it.each(LANGUAGE_CODES)('is said and never a zero in %s', (code) => {
    const { price, priceOf, money, plain, change, percent } = formattersOf(code);
    const shown = [
      price(undefined, 5),
      price(Number.NaN, 5),
      priceOf(undefined, 5),
      money(undefined, 2),
      money(undefined, 6, true),
      plain(undefined),
      change(Number.NaN),
      percent(undefined),
    ];
    expect(new Set(shown)).toEqual(new Set(['--']));
  });
});

describe('a price', () => {
  it('has the digits of its instrument and no groups', () => {
    expect(en.price(108_543, 5)).toBe('1.08543');
    expect(de.price(108_543, 5)).toBe('1,08543');
    expect(en.price(1_234_567, 2)).toBe('12345.67');
    expect(en.price(0, 2)).toBe('0.00');
    expect(en.priceOf(decimal('1.1'), 5)).toBe('1.10000');
    expect(en.priceOf(decimal('1.085435'), 5)).toBe('1.08544');
  });
});

describe('money', () => {
  it('is grouped, has its digits, and a sign only where asked', () => {
    expect(en.money(decimal('1234567.895'), 2)).toBe('1,234,567.90');
    expect(de.money(decimal('-1234.5'), 6)).toBe(`${MINUS}1.234,500000`);
    expect(en.money(decimal('12.5'), 2, true)).toBe('+12.50');
    expect(en.money(decimal('0'), 2, true)).toBe('0.00');
  });

  it('rounded to nothing carries no sign', () => {
    expect(en.money(decimal('-0.004'), 2, true)).toBe('0.00');
  });
});

describe('lots', () => {
  it('lose the zeros at their end and nothing else', () => {
    expect(en.plain(decimal('0.10'))).toBe('0.1');
    expect(de.plain(decimal('1.50'))).toBe('1,5');
    expect(en.plain(decimal('100'))).toBe('100');
    expect(en.plain(decimal('0.00'))).toBe('0');
  });
});

describe('a change', () => {
  it.each([
    [42, `+0.42${HARD}%`],
    [-42, `${MINUS}0.42${HARD}%`],
    [5, `+0.05${HARD}%`],
    [0, `0.00${HARD}%`],
    [-0, `0.00${HARD}%`],
    [123_456, `+1,234.56${HARD}%`],
  ])('of %d hundredths', (hundredths, text) => {
    expect(en.change(hundredths)).toBe(text);
  });

  it('has the marks of the language', () => {
    expect(de.change(-123_456)).toBe(`${MINUS}1.234,56${HARD}%`);
  });
});

describe('a percentage', () => {
  it('has two digits and no plus', () => {
    expect(en.percent(decimal('150'))).toBe(`150.00${HARD}%`);
    expect(en.percent(decimal('12345.678'))).toBe(`12,345.68${HARD}%`);
  });
});

describe('an age', () => {
  it.each([
    [0, '0s'],
    [-5, '0s'],
    [999, '0s'],
    [1_999, '1s'],
    [59_999, '59s'],
    [MINUTE, '1m'],
    [HOUR - 1, '59m'],
    [HOUR, '1h'],
    [DAY - 1, '23h'],
    [DAY, '1d'],
    [400 * DAY, '400d'],
  ])('of %d ms', (ms, text) => {
    expect(en.age(ms)).toBe(text);
  });

  it.each(LANGUAGE_CODES)('has Latin digits in %s', (code) => {
    expect(formattersOf(code).age(12 * SECOND)).toContain('12');
  });
});

describe('a time', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it.each(LANGUAGE_CODES)('has Latin digits in %s', (code) => {
    expect(formattersOf(code).dateTime('2026-11-21T10:15:00Z')).toMatch(/2026|2569/);
  });

  it('is the same moment with an offset, and UTC where it names no zone', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const shown = en.dateTime('2026-11-21T10:15:00Z');
    expect(shown).toBe(en.dateTime('2026-11-21T12:15:00+02:00'));
    expect(shown).toBe(en.dateTime('2026-11-21T10:15:00.000Z'));
    expect(shown).toBe(en.dateTime('2026-11-21T10:15:00'));
    expect(shown).toContain('2026');
  });

  it('of today is the time of day alone, as digits', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    vi.useFakeTimers({ now: Date.parse('2026-11-21T14:59:00Z') });
    // Just after midnight in Tokyo, and the last minute of the day before.
    expect(en.moment(Date.parse('2026-11-20T15:05:00Z'))).toBe('00:05');
    expect(en.moment(Date.parse('2026-11-20T14:59:00Z'))).toContain('2026');
    expect(en.moment(Date.parse('2025-11-21T14:59:00Z'))).toContain('2025');
  });

  it.each([
    '',
    'yesterday',
    'Today 12',
    'Order 5',
    '5',
    '1732190000',
    '21/11/2026 10:15',
    '2026-11-21 10:15:00',
    '2026-13-45T00:00:00Z',
    '2026-11-21T10:15:00Z and more',
  ])('that cannot be read stands as it came: %j', (text) => {
    expect(en.dateTime(text)).toBe(text);
  });
});
