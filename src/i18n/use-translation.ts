import { createContext, useContext } from 'react';
import type { TFunction } from 'i18next';

export interface Translation {
  readonly t: TFunction;
  /** Tag of the language that is shown. */
  readonly language: string;
}

export const TranslationContext = createContext<Translation | null>(null);

/** The translator of the present language; the component is rendered anew when it changes. @throws Error outside of `TranslationProvider` */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('Texts are shown inside of TranslationProvider');
  return translation;
}
