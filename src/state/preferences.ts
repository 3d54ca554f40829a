/** How the product looks on this device: kept beside the page because the first paint needs it before any worker runs. */
import type { LanguageCode } from '../i18n/languages.ts';
import {
  keepPreferences,
  languageAtFirst,
  readPreferences,
  type KeptPreferences,
  type Theme,
} from './kept-preferences.ts';
import { computed, effect, signal, type ReadonlySignal, type Signal } from './signals.ts';

/** Languages whose markets paint a rise red. */
const RED_RISES: readonly LanguageCode[] = ['jp', 'kr'];

export interface Preferences {
  readonly theme: ReadonlySignal<Theme>;
  readonly chooseTheme: (theme: Theme) => void;
  /** Whether a rise is red: as it was chosen, else as the language has it. */
  readonly riseIsRed: ReadonlySignal<boolean>;
  readonly chooseRiseColour: (isRed: boolean) => void;
  /** The language in which everything is shown. */
  readonly language: Signal<LanguageCode>;
  /** The one that was asked for, which may still be loading; the device's own, else English, while nothing was chosen. */
  readonly chosenLanguage: ReadonlySignal<LanguageCode>;
  /** Keeps the choice and shows it. */
  readonly chooseLanguage: (code: LanguageCode) => void;
  /** Keeps the choice alone. */
  readonly keepLanguage: (code: LanguageCode) => void;
  /** What is to be kept now. */
  readonly kept: ReadonlySignal<KeptPreferences>;
}

/** As the device kept them. */
export function createPreferences(): Preferences {
  const loaded = readPreferences();
  const theme = signal<Theme>(loaded.theme);
  const redRises = signal<boolean | undefined>(loaded.redRises);
  const language = signal(languageAtFirst(loaded));
  const chosenLanguage = signal<LanguageCode>(language.peek());
  const chosen = signal(loaded.language !== undefined);
  const keepLanguage = (code: LanguageCode): void => {
    chosenLanguage.value = code;
    chosen.value = true;
  };
  return {
    theme,
    chooseTheme: (choice) => (theme.value = choice),
    riseIsRed: computed(() => redRises.value ?? RED_RISES.includes(language.value)),
    chooseRiseColour: (isRed) => (redRises.value = isRed),
    language,
    chosenLanguage,
    keepLanguage,
    chooseLanguage: (code) => {
      keepLanguage(code);
      language.value = code;
    },
    kept: computed(() => ({
      theme: theme.value,
      redRises: redRises.value,
      language: chosen.value ? chosenLanguage.value : undefined,
    })),
  };
}

/** Keeps the choices and shows them on the document. */
export function bindPreferences({ theme, riseIsRed, kept }: Preferences): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme.value;
    root.dataset['rise'] = riseIsRed.value ? 'red' : 'green';
  });
  effect(() => keepPreferences(kept.value));
}
