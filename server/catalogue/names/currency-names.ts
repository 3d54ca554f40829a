import { LANGUAGE_TAGS, type Language } from '../languages.ts';
import { displayName } from './display-names.ts';

/** Where the standard's wording (CLDR) is clumsy, misspelt or ambiguous. */
const BETTER: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  th: { GBP: 'ปอนด์สเตอร์ลิง', CNH: 'หยวนนอกประเทศ' },
  vn: { CHF: 'Franc Thụy Sĩ', AUD: 'Đô la Úc' },
  fr: { USD: 'dollar américain', CNH: 'yuan chinois (offshore)' },
  ru: { GBP: 'британский фунт', CNH: 'китайский юань (офшорный)' },
  spa: { CNH: 'yuan chino (offshore)' },
  it: { CNH: 'yuan cinese (offshore)' },
};

/** A currency's name as the language writes it within a sentence, e.g. "US dollar". */
export function currencyName(currency: string, language: Language): string {
  const better = BETTER[language]?.[currency];
  return better ?? withoutTypesetting(displayName('currency', currency, language), language);
}

/** "US Dollar" is a title, "スイス フラン" has a space for line breaks. */
function withoutTypesetting(name: string, language: Language): string {
  if (language === 'en') return name.replace(/ \p{Lu}\p{Ll}+(?= \(|$)/u, (unit) => unit.toLowerCase());
  return language === 'jp' ? name.replaceAll(' ', '') : name;
}

/** What is bought and what is paid with, e.g. "Euro / US dollar". */
export function pairName(base: string, quoteCurrency: string, language: Language): string {
  const [first = '', ...rest] = base;
  const capital = first.toLocaleUpperCase(LANGUAGE_TAGS[language]);
  return `${capital}${rest.join('')} / ${currencyName(quoteCurrency, language)}`;
}
