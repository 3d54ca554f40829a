/** How the product looks on this device: kept beside the page because the first paint needs it before any worker runs. */
import { DEFAULT_LANGUAGE, languageOfDevice, parseLanguage, type LanguageCode } from '../i18n/languages.ts';
import { computed, effect, signal } from './signals.ts';

const KEY = 'pipframe.preferences';
/** Languages whose markets paint a rise red. */
const RED_RISES: readonly LanguageCode[] = ['jp', 'kr'];

export type Theme = 'light' | 'dark';

interface Preferences {
  readonly theme: Theme;
  readonly language: LanguageCode | undefined;
  /** Undefined: as the language has it. */
  readonly redRises: boolean | undefined;
}

function load(): Preferences {
  const stored = readStored();
  return {
    theme: stored.theme === 'dark' ? 'dark' : 'light',
    language: parseLanguage(typeof stored.language === 'string' ? stored.language : undefined),
    redRises: typeof stored.redRises === 'boolean' ? stored.redRises : undefined,
  };
}

function readStored(): Partial<Record<keyof Preferences, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const loaded = load();
export const theme = signal<Theme>(loaded.theme);
export const redRises = signal<boolean | undefined>(loaded.redRises);
const atStart = loaded.language ?? languageOfDevice(navigator.languages) ?? DEFAULT_LANGUAGE;
/** The language in which everything is shown. */
export const language = signal<LanguageCode>(atStart);
/** The one that was asked for, which may still be loading; the device's own, else English, while nothing was chosen. */
export const chosenLanguage = signal<LanguageCode>(atStart);
const chosen = signal(loaded.language !== undefined);
export const riseIsRed = computed(() => redRises.value ?? RED_RISES.includes(language.value));

/** Keeps the choice and shows it. */
export function chooseLanguage(code: LanguageCode): void {
  keepLanguage(code);
  language.value = code;
}

/** Keeps the choice alone. */
export function keepLanguage(code: LanguageCode): void {
  chosenLanguage.value = code;
  chosen.value = true;
}

/** Keeps the choices and shows them on the document. */
export function bindPreferences(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme.value;
    root.dataset['rise'] = riseIsRed.value ? 'red' : 'green';
  });
  effect(() => {
    const kept = {
      theme: theme.value,
      redRises: redRises.value,
      language: chosen.value ? chosenLanguage.value : undefined,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A device that keeps nothing still shows the choice until it is closed.
    }
  });
}
