/**
 * Numbers for people, from plain decimal text: separators of the language, Latin digits, a true minus.
 * Works on text so that no digit ever passes through binary floating point.
 */
export interface NumberStyle {
  readonly decimal: string;
  readonly group: string;
  /** Fewest integer digits from which groups are set (4 in most languages, 5 in Spanish and others). */
  readonly groupFrom: number;
}

export const MISSING = '--';
const MINUS = '\u2212';

/** The separators that `Intl` uses for a language, read from what it prints. */
export function numberStyleOf(tag: string): NumberStyle {
  // `auto`, for `true` means always, also where a language leaves four digits ungrouped.
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, { useGrouping: 'auto' });
  const partOf = (value: number, type: Intl.NumberFormatPartTypes): string | undefined =>
    format.formatToParts(value).find((part) => part.type === type)?.value;
  return {
    decimal: partOf(1.5, 'decimal') ?? '.',
    group: partOf(1_000_000, 'group') ?? ',',
    groupFrom: partOf(1_000, 'group') === undefined ? 5 : 4,
  };
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
