/** The 14 languages of the product: the code used on the wire and in links, its BCP 47 tag and its own name. */
export interface Language {
  readonly code: LanguageCode;
  readonly tag: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

export const LANGUAGE_CODES = [
  'hk',
  'en',
  'jp',
  'kr',
  'th',
  'vn',
  'fr',
  'de',
  'ru',
  'spa',
  'pt',
  'ar',
  'it',
  'tr',
] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const DEFAULT_LANGUAGE: LanguageCode = 'en';

export const LANGUAGES: readonly Language[] = [
  { code: 'hk', tag: 'zh-Hant-HK', name: '繁體中文', direction: 'ltr' },
  { code: 'en', tag: 'en', name: 'English', direction: 'ltr' },
  { code: 'jp', tag: 'ja', name: '日本語', direction: 'ltr' },
  { code: 'kr', tag: 'ko', name: '한국어', direction: 'ltr' },
  { code: 'th', tag: 'th', name: 'ไทย', direction: 'ltr' },
  { code: 'vn', tag: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
  { code: 'fr', tag: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'de', tag: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'ru', tag: 'ru', name: 'Русский', direction: 'ltr' },
  { code: 'spa', tag: 'es', name: 'Español', direction: 'ltr' },
  { code: 'pt', tag: 'pt', name: 'Português', direction: 'ltr' },
  { code: 'ar', tag: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'it', tag: 'it', name: 'Italiano', direction: 'ltr' },
  { code: 'tr', tag: 'tr', name: 'Türkçe', direction: 'ltr' },
];

const BY_CODE = new Map(LANGUAGES.map((language) => [language.code, language]));

export function languageOf(code: LanguageCode): Language {
  const language = BY_CODE.get(code);
  if (!language) throw new Error(`No language ${code}`);
  return language;
}

/** The language of a BCP 47 tag of ours. */
export function languageOfTag(tag: string): Language | undefined {
  return LANGUAGES.find((language) => language.tag === tag);
}

/** The language that a link or a stored choice names; `tw` is read as `hk`. */
export function parseLanguage(text: string | null | undefined): LanguageCode | undefined {
  const code = text === 'tw' ? 'hk' : text;
  return LANGUAGE_CODES.find((known) => known === code);
}

/** The first of the device's languages that the product speaks. */
export function languageOfDevice(tags: readonly string[]): LanguageCode | undefined {
  for (const tag of tags) {
    const [primary] = tag.toLowerCase().split('-');
    if (primary === 'zh') return 'hk';
    const match = LANGUAGES.find((language) => language.tag.split('-')[0] === primary);
    if (match) return match.code;
  }
  return undefined;
}
