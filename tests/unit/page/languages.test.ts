import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, languageOf, languageOfDevice, LANGUAGES, parseLanguage } from '../../../src/i18n/languages.ts';

describe('the languages', () => {
  it('are fourteen, each with a tag that the platform knows', () => {
    expect(LANGUAGES.map(({ code }) => code)).toEqual([...LANGUAGE_CODES]);
    expect(new Set(LANGUAGE_CODES).size).toBe(14);
    const tags = LANGUAGES.map(({ tag }) => tag);
    expect(Intl.NumberFormat.supportedLocalesOf(tags)).toEqual(tags);
  });

  it('are read from right to left in Arabic only', () => {
    expect(LANGUAGES.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar']);
  });

  it('are found by their code', () => {
    expect(languageOf('jp').tag).toBe('ja');
    expect(languageOf('spa').tag).toBe('es');
  });
});

describe('the language that a link names', () => {
  it.each(LANGUAGE_CODES)('is %s', (code) => {
    expect(parseLanguage(code)).toBe(code);
  });

  it('is Chinese for tw', () => {
    expect(parseLanguage('tw')).toBe('hk');
  });

  it.each(['', 'EN', 'xx', 'ja', '__proto__', 'toString', null, undefined])('is none for %j', (text) => {
    expect(parseLanguage(text)).toBeUndefined();
  });
});

describe("the device's language", () => {
  it.each([
    [['zh-TW'], 'hk'],
    [['zh-Hans-CN'], 'hk'],
    [['ja-JP'], 'jp'],
    [['ko'], 'kr'],
    [['vi-VN'], 'vn'],
    [['es-419'], 'spa'],
    [['PT-br'], 'pt'],
    [['ar-EG'], 'ar'],
    [['nl-NL', 'sv', 'de-AT', 'en'], 'de'],
  ])('%j is %s', (tags, code) => {
    expect(languageOfDevice(tags)).toBe(code);
  });

  it('may be none that the product speaks', () => {
    expect(languageOfDevice(['nl-NL', 'fil'])).toBeUndefined();
    expect(languageOfDevice([])).toBeUndefined();
  });
});
