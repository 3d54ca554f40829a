import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, languageOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { SIZE_LIMITS } from '../../tools/size-limits.ts';
import {
  ALL_TEXTS,
  columnsOf,
  ENGLISH,
  englishOf,
  expectedKeys,
  localeNames,
  localeSource,
  placeholdersOf,
  pluralBases,
  pluralCategories,
  type Texts,
  TRANSLATIONS,
  withoutPlaceholders,
} from './locale-files.ts';
import { SAME_AS_ENGLISH } from './same-as-english.ts';
import { TEXT_ROOM } from './text-room.ts';

const LETTER = /\p{L}/u;
const NOT_LATIN_DIGIT = /(?![0-9])\p{Nd}/u;

/** Findings of one check in every language that it is run on. */
function inEvery(
  languages: ReadonlyMap<LanguageCode, Texts>,
  check: (texts: Texts, language: LanguageCode) => string[],
): string[] {
  return [...languages].flatMap(([language, texts]) =>
    check(texts, language).map((finding) => `${language}: ${finding}`),
  );
}

function keyFindings(texts: Texts, language: LanguageCode, english: Texts): string[] {
  const expected = expectedKeys(language, english);
  const missing = [...expected].filter((key) => !texts.has(key)).map((key) => `${key} is missing`);
  const unknown = [...texts.keys()].filter((key) => !expected.has(key)).map((key) => `${key} is not in English`);
  return [...missing, ...unknown];
}

function placeholderFindings(texts: Texts, english: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const here = placeholdersOf(text).join(' ');
    const there = placeholdersOf(englishOf(key, english) ?? text).join(' ');
    // A form such as `one` may say its number in words.
    const isForm = !english.has(key) || /_(zero|one|two)$/.test(key);
    if (here === there || (isForm && here === there.replace('{{count}}', '').trim())) return [];
    return [`${key} has ${here || 'none'} where English has ${there || 'none'}`];
  });
}

/** The translator asks for plural rules by our own code of the language, which must then mean that language. */
function pluralFindings(language: LanguageCode, english: Texts): string[] {
  const plurals = pluralBases(english);
  if (plurals.size === 0) return [];
  const known = Intl.PluralRules.supportedLocalesOf([language]).length > 0;
  const asked = known ? pluralCategories(language).join() : 'none';
  const right = pluralCategories(languageOf(language).tag).join();
  return asked === right ? [] : [`by this code the plural forms are ${asked}, not ${right}`];
}

function untranslated(texts: Texts, language: LanguageCode): string[] {
  const allowed = new Set(
    SAME_AS_ENGLISH.filter(({ languages }) => languages.includes(language)).flatMap(({ keys }) => keys),
  );
  const same = [...texts]
    .filter(([key, text]) => LETTER.test(withoutPlaceholders(text)) && text === englishOf(key, ENGLISH))
    .map(([key]) => key);
  return [
    ...same.filter((key) => !allowed.has(key)).map((key) => `${key} is still English`),
    ...[...allowed].filter((key) => !same.includes(key)).map((key) => `${key} needs no exception any more`),
  ];
}

/** Numbers of four digits and more, as English groups them, must be grouped as the language does. */
function numberFindings(texts: Texts, language: LanguageCode): string[] {
  const format = new Intl.NumberFormat(`${languageOf(language).tag}-u-nu-latn`);
  return [...texts].flatMap(([key, text]) => {
    const english = [...(englishOf(key, ENGLISH) ?? '').matchAll(/\d{1,3}(?:,\d{3})+/g)].map(([number]) => number);
    const localised = english.map((number) => format.format(Number(number.replaceAll(',', ''))));
    const missing = localised.filter((number) => !text.includes(number)).map((number) => `${key} lacks ${number}`);
    return NOT_LATIN_DIGIT.test(text) ? [...missing, `${key} has digits that are not Latin`] : missing;
  });
}

function untidy(texts: Texts): string[] {
  return [...texts].filter(([, text]) => text === '' || text !== text.trim() || /\s{2}/.test(text)).map(([key]) => key);
}

function tooLong(texts: Texts): string[] {
  return TEXT_ROOM.flatMap(({ keys, most, where }) =>
    keys.flatMap((key) => {
      const text = texts.get(key);
      if (text === undefined) return [`${key} is bounded but does not exist`];
      const columns = columnsOf(withoutPlaceholders(text).trim());
      return columns > most ? [`${key} “${text}” has ${columns} columns, room for ${most} (${where})`] : [];
    }),
  );
}

function gzipSize(source: string): number {
  return gzipSync(source, { level: 9 }).length;
}

/** The texts of a language with some changed, added, or (undefined) taken away. */
function changed(texts: Texts, changes: Readonly<Record<string, string | undefined>>): Texts {
  const copy = new Map(texts);
  for (const [key, text] of Object.entries(changes)) {
    if (text === undefined) copy.delete(key);
    else copy.set(key, text);
  }
  return copy;
}

function textsIn(language: LanguageCode): Texts {
  return ALL_TEXTS.get(language) ?? new Map();
}

describe('the texts of every language', () => {
  it('exist for each of the 14, and for no other', () => {
    expect(localeNames().toSorted()).toEqual(LANGUAGE_CODES.toSorted());
  });

  it('have the same keys, with every plural form of the language', () => {
    expect(inEvery(ALL_TEXTS, (texts, language) => keyFindings(texts, language, ENGLISH))).toEqual([]);
  });

  it('have the same placeholders', () => {
    expect(inEvery(ALL_TEXTS, (texts) => placeholderFindings(texts, ENGLISH))).toEqual([]);
  });

  it('are asked for in the plural form of that language', () => {
    expect(inEvery(ALL_TEXTS, (_, language) => pluralFindings(language, ENGLISH))).toEqual([]);
  });

  it('are not left in English', () => {
    expect(inEvery(TRANSLATIONS, untranslated)).toEqual([]);
  });

  it('write numbers as the language does, in Latin digits', () => {
    expect(inEvery(ALL_TEXTS, numberFindings)).toEqual([]);
  });

  it('are neither empty nor padded', () => {
    expect(inEvery(ALL_TEXTS, untidy)).toEqual([]);
  });

  it('have room where they stand', () => {
    expect(inEvery(ALL_TEXTS, tooLong)).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('are light enough to wait for: %s', (language) => {
    expect(gzipSize(localeSource(language))).toBeLessThan(SIZE_LIMITS.language.limit * 1000);
  });
});

describe('a fault in the texts is seen', () => {
  const german = textsIn('de');

  it('a key that is missing or unknown', () => {
    expect(keyFindings(changed(german, { 'market.title': undefined }), 'de', ENGLISH)).toEqual([
      'market.title is missing',
    ]);
    expect(keyFindings(changed(german, { 'market.tilte': 'Märkte' }), 'de', ENGLISH)).toEqual([
      'market.tilte is not in English',
    ]);
  });

  it('a plural form that is missing, and one that the language does not have', () => {
    const english = new Map([
      ['orders.many_one', '{{count}} order'],
      ['orders.many_other', '{{count}} orders'],
    ]);
    expect(keyFindings(english, 'en', english)).toEqual([]);
    expect(keyFindings(english, 'de', english)).toEqual([]);
    expect(keyFindings(english, 'ru', english)).toEqual(['orders.many_few is missing', 'orders.many_many is missing']);
    expect(keyFindings(english, 'ar', english)).toHaveLength(4);
    expect(keyFindings(english, 'jp', english)).toEqual(['orders.many_one is not in English']);
  });

  it('a placeholder that is lost, renamed or doubled', () => {
    const english = new Map([['a', 'At {{price}}']]);
    for (const text of ['Zu', 'Zu {{preis}}', 'Zu {{price}} {{price}}', 'Zu {{ price }}']) {
      expect(placeholderFindings(new Map([['a', text]]), english), text).toHaveLength(1);
    }
    expect(placeholderFindings(new Map([['a', '{{price}} zu']]), english)).toEqual([]);
  });

  it('a plural where the code of the language means none or another', () => {
    const english = new Map([['orders.many_other', '{{count}} orders']]);
    expect(pluralFindings('de', english)).toEqual([]);
    expect(pluralFindings('hk', english)).toHaveLength(1);
  });

  it('a text that was not translated, and an exception that is not needed', () => {
    expect(untranslated(changed(german, { 'market.title': 'Markets' }), 'de')).toEqual([
      'market.title is still English',
    ]);
    expect(untranslated(changed(german, { 'account.demo': 'Übung' }), 'de')).toEqual([
      'account.demo needs no exception any more',
    ]);
  });

  it('a number that is grouped as English does, or in other digits', () => {
    expect(numberFindings(changed(german, { 'login.heading': 'Üben Sie mit 100,000' }), 'de')).toHaveLength(1);
    expect(numberFindings(changed(textsIn('ar'), { 'market.all': '٣' }), 'ar')).toHaveLength(1);
  });

  it('a text that is empty or padded', () => {
    for (const text of ['', ' Alle', 'Alle ', 'Alle  hier']) {
      expect(untidy(changed(german, { 'market.all': text })), text).toEqual(['market.all']);
    }
  });

  it('a label that is too long, and a bound on nothing', () => {
    expect(tooLong(changed(german, { 'tabs.market': 'Marktübersicht' }))).toHaveLength(1);
    expect(tooLong(changed(german, { 'chart.15min': '15dk' }))).toHaveLength(1);
    expect(tooLong(changed(german, { 'trade.fee': undefined }))).toHaveLength(1);
  });

  it('a language that is too heavy', () => {
    const heavy = Array.from({ length: 9_000 }, (_, index) => (index * 2_654_435_761).toString(36)).join(' ');
    expect(gzipSize(heavy)).toBeGreaterThan(SIZE_LIMITS.language.limit * 1000);
  });

  it('widths are counted as they are seen', () => {
    expect(columnsOf('Märkte')).toBe(6);
    expect(columnsOf('掛單')).toBe(3.5);
    expect(columnsOf('ที่')).toBe(1);
  });
});
