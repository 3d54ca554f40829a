import { createInstance, type BackendModule, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOf, languageOfTag, type LanguageCode } from './languages.ts';

const LOCALES = import.meta.glob<{ default: Record<string, unknown> }>('../../locales/*.json');

/** Loads one language at a time, each from a chunk of its own. */
const lazyLocales: BackendModule = {
  type: 'backend',
  init() {},
  read(tag, _namespace, callback) {
    const load = LOCALES[`../../locales/${languageOfTag(tag)?.code ?? ''}.json`];
    if (!load) return callback(new Error(`No locale ${tag}`), null);
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
  await translation.changeLanguage(languageOf(language).tag);
}

/** Starts translation in the given language; resolves when its texts are there. */
export async function startTranslation(language: LanguageCode): Promise<void> {
  await translation
    .use(lazyLocales)
    .use(initReactI18next)
    .init({
      // By tags, because plural rules are looked up by them and `hk` is none.
      lng: languageOf(language).tag,
      fallbackLng: languageOf(DEFAULT_LANGUAGE).tag,
      supportedLngs: LANGUAGES.map(({ tag }) => tag),
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  showLanguage(languageOf(language).tag);
  translation.on('languageChanged', showLanguage);
}

/** Tells the document, so that fonts, hyphenation, direction and assistive technology follow. */
function showLanguage(tag: string): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = languageOfTag(tag)?.direction ?? 'ltr';
}
