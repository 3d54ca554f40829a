/** What the product says in a language, to be looked for on the page. */
import { readFileSync } from 'node:fs';
import { refusalText } from '../../../server/messages/messages.ts';
import { refusal, type RefusalName } from '../../../server/refusal.ts';

/** One that is written from the left, and one from the right. */
export const LANGUAGES = ['en', 'ar'] as const;
export type TestLanguage = (typeof LANGUAGES)[number];

/** A text of the client, by its path: `failure.network`. */
export function textOf(path: string, language: TestLanguage): string {
  const file = new URL(`../../../locales/${language}.json`, import.meta.url);
  const found = path
    .split('.')
    .reduce<unknown>(
      (texts, key) => (texts as Readonly<Record<string, unknown>> | undefined)?.[key],
      JSON.parse(readFileSync(file, 'utf8')),
    );
  if (typeof found !== 'string') throw new Error(`No text at ${path}`);
  return found;
}

/** Why the server refuses. */
export function refusalOf(name: RefusalName, language: TestLanguage): string {
  return refusalText(refusal(name), language);
}
