import { useMemo, type JSX, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberedTexts } from './remembered-texts.ts';
import { TranslationContext } from './use-translation.ts';

/** Follows the language for all below it: a component that does so by itself takes a dozen hooks for it, and most show a text. */
export function TranslationProvider({ children }: { readonly children: ReactNode }): JSX.Element {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const translation = useMemo(() => ({ t: rememberedTexts(t), language }), [t, language]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
