import { describe, expect, it } from 'vitest';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { LANGUAGES, type Language } from '../../../server/catalogue/languages.ts';

const catalogue = buildCatalogue(REAL_COUNT + 3, 'perLot');

/** What is left where a language has no name. */
const CURRENCY_CODE = /\b(?:EUR|USD|GBP|JPY|CHF|AUD|CAD|NZD|SGD|HKD|CNH|MXN|ZAR|TRY)\b/;

function nameOf(code: string, language: Language): string {
  const index = catalogue.indexOfCode(code);
  if (index === undefined) throw new Error(`No instrument ${code}`);
  return catalogue.at(index).nameIn(language);
}

describe('the names of instruments', () => {
  it.each(LANGUAGES)('are there for every instrument, and say more than the code: %s', (language) => {
    for (const { code, displayCode, nameIn } of catalogue.listings) {
      const name = nameIn(language);
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(CURRENCY_CODE);
      expect([code, displayCode, '']).not.toContain(name);
    }
  });

  it.each([
    ['EURUSD', 'en', 'Euro / US dollar'],
    ['XAUUSD', 'en', 'Gold / US dollar'],
    ['USDCNH', 'en', 'US dollar / Chinese yuan (offshore)'],
    ['XAUUSD', 'de', 'Gold / US-Dollar'],
    ['GBPUSD', 'fr', 'Livre sterling / dollar américain'],
    ['USDCHF', 'jp', '米ドル / スイスフラン'],
    ['XPDUSD', 'hk', '鈀金 / 美元'],
    ['XAGUSD', 'ar', 'الفضة / دولار أمريكي'],
    ['GBPUSD', 'tr', 'İngiliz sterlini / ABD doları'],
    ['BTCUSD', 'ru', 'Биткойн / доллар США'],
    ['AAPL', 'vn', 'Apple'],
    ['AAPL', 'kr', '애플'],
    ['DE40', 'spa', 'Índice bursátil · Alemania'],
  ] as const)('are in the words of the language: %s in %s', (code, language, name) => {
    expect(nameOf(code, language)).toBe(name);
  });
});
