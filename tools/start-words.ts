/** Puts the words of a start that fails into the page itself, in every language: no other file may be there to say them. */
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { localeTexts } from './locale-text.ts';

/** Of the texts of a language, in the order in which `public/start.js` reads them after the tag. */
const KEYS = ['missing.app', 'missing.hint', 'common.tryAgain'] as const;

export function startWords(): Plugin {
  return {
    name: 'start-words',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'start-words' },
        children: JSON.stringify(
          Object.fromEntries(LANGUAGES.map(({ code, tag }) => [code, [tag, ...KEYS.map(localeTexts(code))]])),
        ),
        injectTo: 'body',
      },
    ],
  };
}
