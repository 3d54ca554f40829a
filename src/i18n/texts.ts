/** The texts of each language, in a part of its own. */
import { pagePart } from '../loading/page-part.ts';
import type { CodePart } from '../loading/code-part.ts';
import { LANGUAGE_CODES, type LanguageCode } from './languages.ts';

export type Texts = Readonly<Record<string, unknown>>;

const FILES = import.meta.glob<{ default: Texts }>('../../locales/*.json');
const PARTS = new Map(LANGUAGE_CODES.map((code) => [code, pagePart(() => load(code))]));

async function load(code: LanguageCode): Promise<Texts> {
  const file = FILES[`../../locales/${code}.json`];
  if (!file) throw new Error(`No locale ${code}`);
  return (await file()).default;
}

export function textsOf(code: LanguageCode): CodePart<Texts> {
  const part = PARTS.get(code);
  if (!part) throw new Error(`No locale ${code}`);
  return part;
}
