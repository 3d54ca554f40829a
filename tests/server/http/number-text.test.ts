import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../server/catalogue/languages.ts';
import { refusalText } from '../../../server/messages/messages.ts';
import { numberText } from '../../../server/messages/number-text.ts';
import { refusal } from '../../../server/refusal.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u2066\u2069]/g, '');

describe('a number in a message', () => {
  it.each([
    ['en', '1,234,567.50'],
    ['hk', '1,234,567.50'],
    ['jp', '1,234,567.50'],
    ['kr', '1,234,567.50'],
    ['th', '1,234,567.50'],
    ['ar', '1,234,567.50'],
    ['de', '1.234.567,50'],
    ['spa', '1.234.567,50'],
    ['pt', '1.234.567,50'],
    ['it', '1.234.567,50'],
    ['tr', '1.234.567,50'],
    ['vn', '1.234.567,50'],
    ['fr', '1 234 567,50'],
    ['ru', '1 234 567,50'],
  ] as const)('is written in %s as %s', (language, written) => {
    expect(plain(numberText('1234567.50', language))).toBe(written);
  });

  it('keeps every digit, in every language', () => {
    for (const language of LANGUAGES) {
      for (const text of [
        '0.1',
        '0.30000000000000004',
        '9007199254740993',
        '1234567890123456789012.123450',
        '1.10',
        '0',
      ]) {
        const digits = numberText(text, language).replace(/\D/g, '');
        expect(digits, language).toBe(text.replace('.', ''));
      }
      expect(plain(numberText('-0.50', language))).toMatch(/^\u22120[.,]50$/);
      expect(numberText('1234.5', language, false)).toMatch(/1234[.,]5/);
    }
  });

  it('takes decimal text only', () => {
    for (const text of ['', '1e5', 'x', '1,5', '+1', 'NaN', ' 1'])
      expect(() => numberText(text, 'en')).toThrow(TypeError);
  });

  it('stands apart from an Arabic text, and in no other', () => {
    const funds = refusal('insufficientFunds', { needed: '1085.430000', available: '-99.570000' });
    expect(refusalText(funds, 'ar')).toContain('\u20661,085.430000\u2069');
    expect(refusalText(funds, 'ar')).toMatch(/\u2066\u200e?\u221299\.570000\u2069/);
    expect(refusalText(refusal('missing', { parameter: 'forex_id' }), 'ar')).toContain('\u2066forex_id\u2069');
    for (const language of LANGUAGES.filter((one) => one !== 'ar'))
      expect(refusalText(funds, language)).not.toMatch(/[\u2066-\u2069]/);
  });

  it('fills a message as its language has it; a price and a leverage stay one run of digits', () => {
    const funds = refusal('insufficientFunds', { needed: '1085.43', available: '99.57' });
    expect(refusalText(funds, 'de')).toContain('1.085,43 für Margin und Gebühr nötig, 99,57 verfügbar');
    expect(refusalText(refusal('stopLossSide', { entry: '64250.50' }), 'de')).toContain(' 64250,50 ');
    expect(refusalText(refusal('leverageNotOffered', { options: '500, 1000' }), 'en')).toContain('500, 1000');
    expect(refusalText(refusal('malformed', { parameter: '' }), 'ar')).not.toContain('\u2066');
  });
});
