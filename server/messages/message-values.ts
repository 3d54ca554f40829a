import type { Language } from '../catalogue/languages.ts';
import { isolated, numberText } from './number-text.ts';

/** Amounts and counts; prices and leverages are read as one run of digits, as the client shows them. */
const GROUPED: ReadonlySet<string> = new Set(['needed', 'available', 'minimum', 'maximum']);

/** Names, which stay as they are: of the API, and of a coin's network. */
const NAMES: ReadonlySet<string> = new Set(['parameter', 'network']);

/** What fills a placeholder, as the language writes it: every one is a number or one of the names. */
export function valueText(name: string, value: string, language: Language): string {
  if (NAMES.has(name)) return value === '' ? '' : isolated(value, language);
  return value
    .split(', ')
    .map((number) => numberText(number, language, GROUPED.has(name)))
    .join(', ');
}
