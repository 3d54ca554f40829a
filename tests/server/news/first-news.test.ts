import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../server/catalogue/languages.ts';
import { numberText } from '../../../server/messages/number-text.ts';
import { FIRST_ARTICLES, FIRST_GUIDES, firstText } from '../../../server/news/first/first-news.ts';
import type { NewsText } from '../../../server/news/news-store.ts';
import { toText } from '../../../src/domain/decimal.ts';
import { GUIDE_FIGURES, listedIn, type Kind } from './guide-figures.ts';
import { GUIDE_TERMS } from './guide-terms.ts';

/** The shape of an article: its tags in their order, without those that only set a direction. */
const tagsOf = ({ content }: NewsText): readonly string[] =>
  [...content.matchAll(/<\/?(\w+)[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('bdi'));
const digitsOf = ({ content }: NewsText): readonly string[] =>
  [...content.replace(/(\d)[.,\s\u00a0\u202f](?=\d)/g, '$1').matchAll(/\d+/g)].map(([digits]) => digits);

/** How each language's script looks; a text of another would be one that nobody translated. */
const SCRIPT: Readonly<Partial<Record<Language, RegExp>>> = {
  hk: /\p{Script=Han}/u,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  kr: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};

describe.each(LANGUAGES)('the first articles in %s', (language) => {
  it.each(FIRST_ARTICLES.map(([name]) => name))('say in %s what the English says', (name) => {
    const text = firstText(name, language);
    const english = firstText(name, 'en');
    expect(tagsOf(text)).toEqual(tagsOf(english));
    expect([...digitsOf(text)].filter((digits) => digits.length > 2).toSorted()).toEqual(
      [...digitsOf(english)].filter((digits) => digits.length > 2).toSorted(),
    );
    for (const part of [text.title, text.summary, text.content]) {
      expect(part.trim()).toBe(part);
      expect(part).toMatch(SCRIPT[language] ?? /\p{Script=Latin}/u);
      expect(part).not.toMatch(/ {2}|\p{Nd}(?<!\d)/u);
    }
    if (language !== 'en') {
      expect(text.summary).not.toBe(english.summary);
      for (const line of english.content.split('\n').filter((part) => /<p>|<h3>/.test(part)))
        expect(text.content).not.toContain(line);
    }
  });
});

/** A figure as a language writes it, standing for itself. */
function stated(figure: string, language: Language): RegExp {
  const written = numberText(figure, language).replace(/[\u2066\u2069]/g, '');
  return new RegExp(`(?<![\\d.,])${written.replaceAll('.', '\\.')}(?![.,\\u00a0\\u202f]?\\d)`, 'u');
}

describe.each(LANGUAGES)('the figures of the guides in %s', (language) => {
  it.each(FIRST_GUIDES)('are in %s those that the product reckons', (name) => {
    const { content } = firstText(name, language);
    for (const figure of GUIDE_FIGURES[name]) expect(content, figure).toMatch(stated(figure, language));
  });
});

describe('the figures of the guides', () => {
  it.each(FIRST_GUIDES)('are all reckoned: %s', (name) => {
    const content = firstText(name, 'en').content.replace(/<[^>]*>/g, '');
    const written = [...content.matchAll(/(?<![A-Z\d])\d[\d,]*(?:\.\d+)?/g)].map(([number]) =>
      number.replaceAll(',', ''),
    );
    expect([...new Set(written)].toSorted()).toEqual([...new Set(GUIDE_FIGURES[name])].toSorted());
  });

  it.each([
    ['50,01', false],
    ['150', false],
    ['1.050', false],
    ['bei 1:50:', true],
    ['50.', true],
    ['auf 50 %,', true],
  ])('are not found within another: %s', (text, isThere) => expect(stated('50', 'de').test(text)).toBe(isThere));

  it('hold for all the instruments that are named by their kind', () => {
    const differing = (kinds: readonly Kind[], term: 'feeRate' | 'minLots'): ReadonlySet<string> =>
      new Set(listedIn(kinds).map((listing) => toText(listing[term])));
    expect(differing(['major'], 'feeRate')).toEqual(new Set(['6']));
    expect(differing(['cross'], 'feeRate')).toEqual(new Set(['8']));
    expect(differing(['major', 'cross', 'metals'], 'minLots')).toEqual(new Set(['0.01']));
    expect(differing(['energy'], 'minLots')).toEqual(new Set(['0.1']));
    expect(listedIn(['energy']).every(({ marginMode }) => marginMode === 'fixed')).toBe(true);
  });
});

/** What a key of a language's texts says, without the places where a long word may be broken. */
function screenText(key: string, language: Language): string {
  const texts = JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')) as Record<string, Record<string, string>>;
  const [part = '', name = ''] = key.split('.');
  const text = texts[part]?.[name];
  if (text === undefined) throw new Error(`No text ${key} in ${language}`);
  return text.replaceAll('\u00ad', '');
}

describe.each(LANGUAGES)('the guides in %s', (language) => {
  it.each(FIRST_GUIDES)('name in %s what stands on the screens as it stands there', (name) => {
    const content = firstText(name, language).content.toLowerCase();
    for (const key of GUIDE_TERMS[name]) expect(content, key).toContain(screenText(key, language).toLowerCase());
  });
});
