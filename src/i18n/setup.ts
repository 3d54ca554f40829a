import { createInstance, type BackendModule, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, languageOf, parseLanguage, type LanguageCode } from './languages.ts';

const LOCALES = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/*.json');

/** Loads one language at a time, each from a chunk of its own. */
const lazyLocales: BackendModule = {
  type: 'backend',
  init() {},
  read(language, _namespace, callback) {
    const load = LOCALES[`../../locales/${language}.json`];
    if (!load) return callback(new Error(`No locale ${language}`), null);
    load().then(
      (locale) => callback(null, locale.default as Record<string, string>),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

const translation = createInstance();

/** The translator for texts outside of components, which use `useTranslation`. */
export function translator(): TFunction {
  return translation.t;
}

/** Shows another language once its texts are there. */
export async function changeLanguage(language: LanguageCode): Promise<void> {
  await translation.changeLanguage(language);
}

/** Starts translation in the given language; resolves when its texts are there. */
export async function startTranslation(language: LanguageCode): Promise<void> {
  await translation
    .use(lazyLocales)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: [...LANGUAGE_CODES],
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  showLanguage(language);
  translation.on('languageChanged', (code) => showLanguage(parseLanguage(code) ?? DEFAULT_LANGUAGE));
}

/** Tells the document, so that fonts, hyphenation, direction and assistive technology follow. */
function showLanguage(code: LanguageCode): void {
  const language = languageOf(code);
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
}
