/** Another language is shown once its texts are there; one that cannot be had leaves the one at hand. */
import { languageOf, type LanguageCode } from '../i18n/languages.ts';
import { translator } from '../i18n/setup.ts';
import { textsOf } from '../i18n/texts.ts';
import type { PageState } from './page-state.ts';

/** Keeps the choice and follows it, at once or as soon as it can. */
export async function switchLanguage(state: PageState, code: LanguageCode): Promise<void> {
  const { keepLanguage, chooseLanguage } = state.preferences;
  keepLanguage(code);
  if (!(await textsOf(code).settled()) && isWanted(state, code)) sayMissing(state, code);
  await textsOf(code).ready();
  if (isWanted(state, code)) chooseLanguage(code);
}

/** The texts of the language that was asked for could not be had at the start: another stands in until they are there. */
export function standIn(state: PageState, other: LanguageCode): void {
  const { language } = state.preferences;
  const missing = language.peek();
  if (other === missing) return;
  language.value = other;
  sayMissing(state, missing);
  void textsOf(missing)
    .ready()
    .then(() => {
      if (isWanted(state, missing)) language.value = missing;
    });
}

function isWanted({ preferences }: PageState, code: LanguageCode): boolean {
  return preferences.chosenLanguage.peek() === code;
}

function sayMissing({ toasts }: PageState, code: LanguageCode): void {
  toasts.show('failure', translator()('missing.language', { language: languageOf(code).name }));
}
