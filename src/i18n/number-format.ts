/**
 * Numbers for people, from plain decimal text: separators of the language, Latin digits, a true minus.
 * Works on text so that no digit ever passes through binary floating point.
 */
import type { LanguageCode } from './languages.ts';

export interface NumberStyle {
  readonly decimal: string;
  readonly group: string;
  /** Fewest integer digits from which groups are set (4 in most languages, 5 in Spanish and others). */
  readonly groupFrom: number;
}

export const MISSING = '--';
const MINUS = '\u2212';

const POINT: NumberStyle = { decimal: '.', group: ',', groupFrom: 4 };
const COMMA: NumberStyle = { decimal: ',', group: '.', groupFrom: 4 };

/** Languages that do not write numbers as English does. */
const STYLES: Partial<Readonly<Record<LanguageCode, NumberStyle>>> = {
  vn: COMMA,
  fr: { ...COMMA, group: '\u202f' },
  de: COMMA,
  ru: { ...COMMA, group: '\u00a0' },
  spa: { ...COMMA, groupFrom: 5 },
  pt: COMMA,
  it: { ...COMMA, groupFrom: 5 },
  tr: COMMA,
};

/**
 * The separators of a language, beside Latin digits. A test holds them against `Intl`, which is not asked here: the
 * first question to it costs a cheap phone 60 to 120 ms, before its first price.
 */
export function numberStyleOf(code: LanguageCode): NumberStyle {
  return STYLES[code] ?? POINT;
}

export interface NumberOptions {
  /** Groups of three; off for prices, which traders read as one run of digits. */
  readonly grouped?: boolean;
  /** A plus before what is above zero. */
  readonly signed?: boolean;
}

/** Localises canonical decimal text (`-1234.50`). */
export function formatNumber(text: string, style: NumberStyle, options: NumberOptions = {}): string {
  const negative = text.startsWith('-');
  const [whole = '0', fraction] = (negative ? text.slice(1) : text).split('.');
  const digits = options.grouped ? group(whole, style) : whole;
  return `${signOf(text, negative, options.signed)}${digits}${fraction === undefined ? '' : style.decimal + fraction}`;
}

function signOf(text: string, negative: boolean, signed: boolean | undefined): string {
  if (!/[1-9]/.test(text)) return '';
  if (negative) return MINUS;
  return signed ? '+' : '';
}

function group(digits: string, style: NumberStyle): string {
  if (digits.length < style.groupFrom) return digits;
  return digits.replace(/\B(?=(\d{3})+$)/g, style.group);
}

/** Reads typed text (comma or dot as decimal mark, as the language has it) to canonical text; undefined if it is no plain number. */
export function canonicalNumber(typed: string): string | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^\d*\.?\d*$/.test(text) || !/\d/.test(text)) return undefined;
  const [whole = '', fraction] = text.split('.');
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${integer}.${fraction}` : integer;
}

/** A number inside a sentence, kept left-to-right and apart from a right-to-left text around it. */
export function isolate(number: string): string {
  return `\u2066${number}\u2069`;
}
