/** Puts the words of a start that fails into the page itself, in every language: no other file may be there to say them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/i18n/languages.ts';
import { BROWSER_FLOOR } from './browsers/floor.ts';
import { localeTexts } from './locale-text.ts';
import { ROOT } from './paths.ts';

/** Of the texts of a language, in the order in which `public/start.js` reads them after the tag. */
const FAILED = ['missing.app', 'missing.hint', 'common.tryAgain'];
const NO_WORKER = ['worker.refusedTitle', 'worker.refusedHint', 'worker.reload'];
const TOO_OLD = ['tooOld.title', 'tooOld.hint'];

const OLD_PAGE = 'too-old.html';

export function startWords(): Plugin {
  return {
    name: 'start-words',
    transformIndexHtml: () => [{ ...wordsTag([...FAILED, ...NO_WORKER]), injectTo: 'body' }],
    // A page of its own, which no browser loads that can run the client.
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: OLD_PAGE, source: oldPage() });
    },
  };
}

function oldPage(): string {
  const { tag, children } = wordsTag(TOO_OLD);
  const page = readFileSync(join(ROOT, 'tools/browsers', OLD_PAGE), 'utf8');
  return page.replace('<!-- words -->', `<${tag} type="application/json" id="start-words">${children}</${tag}>`);
}

function wordsTag(keys: readonly string[]): { tag: string; attrs: Record<string, string>; children: string } {
  const words = LANGUAGES.map((language) => [language.code, [language.tag, ...wordsOf(language, keys)]]);
  return {
    tag: 'script',
    attrs: { type: 'application/json', id: 'start-words' },
    children: JSON.stringify(Object.fromEntries(words)),
  };
}

function wordsOf({ code, tag }: Language, keys: readonly string[]): string[] {
  const text = localeTexts(code);
  return keys.map((key) => text(key).replace('{{browsers}}', oldestBrowsers(tag)));
}

/** As the language lists them; a name and its number stay together, whatever the direction. */
function oldestBrowsers(tag: string): string {
  const names = BROWSER_FLOOR.map(({ name, version }) => `\u2066${name}\u00a0${version}\u2069`);
  return new Intl.ListFormat(tag, { type: 'disjunction' }).format(names);
}
