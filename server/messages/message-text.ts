import type { Language } from '../catalogue/languages.ts';

/** One text in the languages that are kept where it stands; the others are in `translations`, and English stands in for what they lack. */
export type Text = Readonly<Partial<Record<Language, string>> & { en: string }>;

/** A refusal's text with its number on the wire. */
export type NumberedText = readonly [code: number, text: Text];
