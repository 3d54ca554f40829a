import { LANGUAGE_TAGS, type Language } from '../languages.ts';

/** Their short names of regions are abbreviations that few people know, such as BK for the United Kingdom. */
const SPELT_OUT: ReadonlySet<Language> = new Set(['fr', 'spa', 'tr']);

const made = new Map<string, Intl.DisplayNames>();

/** What the standard (CLDR) calls a currency (ISO 4217) or a region (ISO 3166); the code where it has no name. */
export function displayName(type: 'currency' | 'region', code: string, language: Language): string {
  const key = `${type} ${language}`;
  let names = made.get(key);
  if (!names) {
    names = new Intl.DisplayNames([LANGUAGE_TAGS[language]], {
      type,
      style: SPELT_OUT.has(language) ? 'long' : 'short',
    });
    made.set(key, names);
  }
  return names.of(code) ?? code;
}
