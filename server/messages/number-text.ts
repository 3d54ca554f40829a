import { LANGUAGE_TAGS, type Language } from '../catalogue/languages.ts';

const DECIMAL = /^-?\d+(?:\.(\d+))?$/;
/** In a right-to-left text a number would otherwise take part in the order of the words around it. */
const [ISOLATE, END] = ['\u2066', '\u2069'];
const TRUE_MINUS = '\u2212';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number inside of a message, from decimal text, as the language writes it: every digit of the text and no other,
 * for `Intl` reads decimal text exactly. Digits are Latin in every language.
 */
export function numberText(text: string, language: Language, grouped = true): string {
  return isolated(plainText(text, language, grouped), language);
}

function plainText(text: string, language: Language, grouped = true): string {
  const match = DECIMAL.exec(text);
  if (!match) throw new TypeError(`Not a number in decimal text: ${text}`);
  // The type knows only texts that the compiler can see.
  const written = formatOf(language, match[1]?.length ?? 0, grouped).format(text as Intl.StringNumericLiteral);
  return written.replace('-', TRUE_MINUS);
}

/** The same with a sign, unless it is nothing. */
export function signedText(text: string, language: Language): string {
  const isSigned = text.startsWith('-') || !/[1-9]/.test(text);
  return isSigned ? numberText(text, language) : isolated(`+${plainText(text, language)}`, language);
}

/** What is not of the language, kept apart from a right-to-left text around it. */
export function isolated(text: string, language: Language): string {
  return language === 'ar' ? `${ISOLATE}${text}${END}` : text;
}

function formatOf(language: Language, fractionDigits: number, grouped: boolean): Intl.NumberFormat {
  const key = `${language} ${fractionDigits} ${grouped}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(`${LANGUAGE_TAGS[language]}-u-nu-latn`, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: grouped ? 'auto' : false,
  });
  formats.set(key, format);
  return format;
}
