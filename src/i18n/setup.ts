import { createInstance, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOf, languageOfTag, type LanguageCode } from './languages.ts';
import { textsOf, type Texts } from './texts.ts';

const NAMESPACE = 'translation';

const translation = createInstance();

/** The translator for texts outside of components, which use `useTranslation`. */
export function translator(): TFunction {
  return translation.t;
}

/** Shows another language once its texts are there, however long that takes. */
export async function changeLanguage(language: LanguageCode): Promise<void> {
  const { tag } = languageOf(language);
  translation.addResourceBundle(tag, NAMESPACE, await textsOf(language).ready());
  await translation.changeLanguage(tag);
}

/**
 * Starts translation in the given language, or in English where that cannot be had; answers which it is. Where neither
 * can be had yet, says so by `onWaiting` and takes what comes first.
 */
export async function startTranslation(language: LanguageCode, onWaiting: () => void): Promise<LanguageCode> {
  const code = (await firstToBeHad(language)) ?? (await firstToCome(language, onWaiting));
  await start(languageOf(code).tag, await textsOf(code).ready());
  return code;
}

async function firstToBeHad(language: LanguageCode): Promise<LanguageCode | undefined> {
  if (await textsOf(language).settled()) return language;
  return (await textsOf(DEFAULT_LANGUAGE).settled()) && DEFAULT_LANGUAGE;
}

function firstToCome(language: LanguageCode, onWaiting: () => void): Promise<LanguageCode> {
  onWaiting();
  return Promise.race(
    [language, DEFAULT_LANGUAGE].map(async (code) => {
      await textsOf(code).ready();
      return code;
    }),
  );
}

async function start(tag: string, texts: Texts): Promise<void> {
  await translation.use(initReactI18next).init({
    // By tags, because plural rules are looked up by them and `hk` is none.
    lng: tag,
    resources: { [tag]: { [NAMESPACE]: texts } },
    // Every language has every text.
    fallbackLng: false,
    supportedLngs: LANGUAGES.map((each) => each.tag),
    load: 'currentOnly',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  showLanguage(tag);
  translation.on('languageChanged', showLanguage);
}

/** Tells the document, so that fonts, hyphenation, direction and assistive technology follow. */
function showLanguage(tag: string): void {
  document.documentElement.lang = tag;
  document.documentElement.dir = languageOfTag(tag)?.direction ?? 'ltr';
}
