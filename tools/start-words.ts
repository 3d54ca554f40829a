/** Puts the words of a start that fails into the page itself, in every language: no other file may be there to say them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { ROOT } from './paths.ts';

/** Of the texts of a language, in the order in which `public/start.js` reads them after the tag. */
const KEYS = ['missing.app', 'missing.hint', 'common.tryAgain'] as const;

type Section = Readonly<Record<string, string>>;

export function startWords(): Plugin {
  return {
    name: 'start-words',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'start-words' },
        children: JSON.stringify(Object.fromEntries(LANGUAGES.map(({ code, tag }) => [code, [tag, ...wordsOf(code)]]))),
        injectTo: 'body',
      },
    ],
  };
}

function wordsOf(code: string): string[] {
  const texts = JSON.parse(readFileSync(join(ROOT, 'locales', `${code}.json`), 'utf8')) as Readonly<
    Record<string, Section>
  >;
  return KEYS.map((key) => {
    const [section = '', name = ''] = key.split('.');
    const text = texts[section]?.[name];
    if (text === undefined) throw new Error(`No ${key} in ${code}`);
    return text;
  });
}
