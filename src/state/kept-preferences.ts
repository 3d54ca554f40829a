/** The preferences as the device keeps them, in `localStorage`: read before the rest of the page is there. */
import { DEFAULT_LANGUAGE, languageOfDevice, parseLanguage, type LanguageCode } from '../i18n/languages.ts';

export const PREFERENCES_KEY = 'pipframe.preferences';

export type Theme = 'light' | 'dark';

export interface KeptPreferences {
  readonly theme: Theme;
  readonly language: LanguageCode | undefined;
  /** Undefined: as the language has it. */
  readonly redRises: boolean | undefined;
}

/** As the device kept them. */
export function readPreferences(): KeptPreferences {
  const stored = readStored();
  return {
    theme: stored.theme === 'dark' ? 'dark' : 'light',
    language: parseLanguage(typeof stored.language === 'string' ? stored.language : undefined),
    redRises: typeof stored.redRises === 'boolean' ? stored.redRises : undefined,
  };
}

function readStored(): Partial<Record<keyof KeptPreferences, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The language that was chosen, else the device's own, else English. */
export function languageAtFirst({ language }: KeptPreferences): LanguageCode {
  return language ?? languageOfDevice(navigator.languages) ?? DEFAULT_LANGUAGE;
}

export function keepPreferences(kept: KeptPreferences): void {
  try {
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(kept));
  } catch {
    // A device that keeps nothing still shows the choice until it is closed.
  }
}
