/** Another language is shown once its texts are there; one that cannot be had leaves the one at hand. */
import { languageOf, type LanguageCode } from '../i18n/languages.ts';
import { translator } from '../i18n/setup.ts';
import { textsOf } from '../i18n/texts.ts';
import { chooseLanguage, chosenLanguage, keepLanguage, language } from './preferences.ts';
import { showToast } from './toasts.ts';

/** Keeps the choice and follows it, at once or as soon as it can. */
export async function switchLanguage(code: LanguageCode): Promise<void> {
  keepLanguage(code);
  if (!(await textsOf(code).settled()) && isWanted(code)) sayMissing(code);
  await textsOf(code).ready();
  if (isWanted(code)) chooseLanguage(code);
}

/** The texts of the language that was asked for could not be had at the start: another stands in until they are there. */
export function standIn(other: LanguageCode): void {
  const missing = language.peek();
  if (other === missing) return;
  language.value = other;
  sayMissing(missing);
  void textsOf(missing)
    .ready()
    .then(() => {
      if (isWanted(missing)) language.value = missing;
    });
}

function isWanted(code: LanguageCode): boolean {
  return chosenLanguage.peek() === code;
}

function sayMissing(code: LanguageCode): void {
  showToast('failure', translator()('missing.language', { language: languageOf(code).name }));
}
