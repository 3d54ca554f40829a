import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '../src/i18n/languages.ts';
import { ROOT } from './paths.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Finds the texts of a language by their keys, as `tabs.market`; throws where there is none. */
export function localeTexts(code: LanguageCode): (key: string) => string {
  const texts = JSON.parse(readFileSync(join(ROOT, 'locales', `${code}.json`), 'utf8')) as Texts;
  return (key) => {
    const [section = '', name = ''] = key.split('.');
    const text = texts[section]?.[name];
    if (text === undefined) throw new Error(`No ${key} in ${code}`);
    return text;
  };
}
