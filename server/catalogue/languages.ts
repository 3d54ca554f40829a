/** The product's languages, as the request header `lang` names them. */
export const LANGUAGES = ['hk', 'en', 'jp', 'kr', 'th', 'vn', 'fr', 'de', 'ru', 'spa', 'pt', 'ar', 'it', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The app's default, also for a header that is missing or unknown; tw reads as hk. */
export function languageOf(header: string | undefined): Language {
  if (header === 'tw') return 'hk';
  return LANGUAGES.find((language) => language === header) ?? 'en';
}
