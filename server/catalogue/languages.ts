/** The product's languages, as the request header `lang` names them. */
export const LANGUAGES = ['hk', 'en', 'jp', 'kr', 'th', 'vn', 'fr', 'de', 'ru', 'spa', 'pt', 'ar', 'it', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Their BCP 47 tags. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  hk: 'zh-Hant-HK',
  en: 'en',
  jp: 'ja',
  kr: 'ko',
  th: 'th',
  vn: 'vi',
  fr: 'fr',
  de: 'de',
  ru: 'ru',
  spa: 'es',
  pt: 'pt',
  ar: 'ar',
  it: 'it',
  tr: 'tr',
};

/** The app's default, also for a header that is missing or unknown; tw reads as hk. */
export function languageOf(header: string | undefined): Language {
  if (header === 'tw') return 'hk';
  return LANGUAGES.find((language) => language === header) ?? 'en';
}
