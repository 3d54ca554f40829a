import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../server/catalogue/languages.ts';
import { FIRST_ARTICLES, FIRST_TEXTS } from '../../../server/news/first/first-news.ts';
import type { NewsText } from '../../../server/news/news-store.ts';

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
    const text = FIRST_TEXTS[language][name];
    const english = FIRST_TEXTS.en[name];
    expect(tagsOf(text)).toEqual(tagsOf(english));
    expect([...digitsOf(text)].filter((digits) => digits.length > 2).toSorted()).toEqual(
      [...digitsOf(english)].filter((digits) => digits.length > 2).toSorted(),
    );
    for (const part of [text.title, text.summary, text.content]) {
      expect(part.trim()).toBe(part);
      expect(part).toMatch(SCRIPT[language] ?? /\p{Script=Latin}/u);
    }
    if (language !== 'en') {
      expect(text.summary).not.toBe(english.summary);
      expect(text.content).not.toBe(english.content);
    }
  });
});
