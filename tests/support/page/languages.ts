import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { numberStyleOf, type NumberStyle } from '../../../src/i18n/number-format.ts';

/** Each language with the separators that the product uses for it. */
export const STYLES: readonly { readonly code: string; readonly tag: string; readonly style: NumberStyle }[] =
  LANGUAGES.map(({ code, tag }) => ({ code, tag, style: numberStyleOf(code) }));
