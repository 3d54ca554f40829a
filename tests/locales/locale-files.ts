import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, languageOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { ROOT } from '../../tools/paths.ts';

/** The texts of one language by their full keys, `market.title`. */
export type Texts = ReadonlyMap<string, string>;

const FOLDER = 'locales';

/** What lies in the folder of texts, without its ending. */
export function localeNames(): string[] {
  return readdirSync(join(ROOT, FOLDER)).map((file) => file.replace(/\.json$/, ''));
}

/** The file as it would cross the line, without its white space. */
export function localeSource(language: LanguageCode): string {
  return JSON.stringify(JSON.parse(readFileSync(join(ROOT, FOLDER, `${language}.json`), 'utf8')));
}

export function textsOf(language: LanguageCode): Texts {
  return new Map(flatten(JSON.parse(localeSource(language)), ''));
}

export const ENGLISH: Texts = textsOf('en');

/** Every language but the one that the others are translated from. */
export const TRANSLATIONS: ReadonlyMap<LanguageCode, Texts> = new Map(
  LANGUAGES.filter(({ code }) => code !== 'en').map(({ code }) => [code, textsOf(code)]),
);

export const ALL_TEXTS: ReadonlyMap<LanguageCode, Texts> = new Map([['en', ENGLISH], ...TRANSLATIONS]);

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${key} is no text`);
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key === '' ? name : `${key}.${name}`));
}

/** The placeholders of a text, in order of their names. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{[^}]*\}\}/g)].map(([placeholder]) => placeholder).toSorted();
}

/** What a text says of its own. */
export function withoutPlaceholders(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, '');
}

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The keys that have plural forms, without their suffixes: those whose English has a form `other`. */
export function pluralBases(english: Texts): Set<string> {
  return new Set([...english.keys()].filter((key) => key.endsWith('_other')).map(baseOf));
}

/** A key without its plural suffix; what only looks like one (`stop_out`) stays as it is. */
export function baseKey(key: string, plurals: ReadonlySet<string>): string {
  return plurals.has(baseOf(key)) ? baseOf(key) : key;
}

function baseOf(key: string): string {
  return key.replace(PLURAL_SUFFIX, '');
}

export function pluralCategories(locale: string): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
}

/** The keys that a language must have: those of English, and its own plural forms for those that have any. */
export function expectedKeys(language: LanguageCode, english: Texts): Set<string> {
  const plurals = pluralBases(english);
  const categories = pluralCategories(languageOf(language).tag);
  return new Set(
    [...english.keys()].flatMap((key) => {
      const base = baseKey(key, plurals);
      return plurals.has(base) ? categories.map((category) => `${base}_${category}`) : [key];
    }),
  );
}

/** The English text that a translation is held against; any form of a plural against the form `other`. */
export function englishOf(key: string, english: Texts): string | undefined {
  return english.get(key) ?? english.get(`${baseOf(key)}_other`);
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;

/** A Chinese, Japanese or Korean character beside a Latin letter or digit of the same size. */
const WIDE_COLUMNS = 1.75;

/** How wide a text is, in columns of a letter; a mark above or below takes none. */
export function columnsOf(text: string): number {
  const withoutMarks = text.replaceAll(/\p{M}/gu, '');
  return withoutMarks.length + [...withoutMarks.matchAll(WIDE)].length * (WIDE_COLUMNS - 1);
}
