import type { Instrument } from './instrument.ts';
import { latinLetters } from './latin-letters.ts';
import { isNearly } from './typing-error.ts';

/** By what an instrument is found. */
export type Searchable = Pick<Instrument, 'code' | 'displayCode' | 'name' | 'aliases'>;

const ASCII = /^[\0-\x7f]*$/;

/** The text without case, accents and width (full-width letters of East Asian keyboards), in Latin letters where it has some. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const bare = lower.normalize('NFKD').replace(/\p{M}/gu, '');
  return latinLetters(bare);
}

const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The words that somebody looks for; none where the text has no letter and no digit. */
export function searchWords(text: string): readonly string[] {
  return folded(text)
    .split(/[\s/]+/)
    .map(withoutSigns)
    .filter((word) => word !== '');
}

/** An instrument as a search sees it: codes as one word each, names and aliases word by word. */
export function searchText({ code, displayCode, name, aliases }: Searchable): string {
  const words = [code, displayCode].map(bareCode).concat([name, ...aliases].flatMap(searchWords));
  // Each word has a space before it: so begins what begins a word.
  return ` ${words.join(' ')}`;
}

/** Whether a search text has all the words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Whether a search text has all the words, of which each may have one typing error. */
export function nearlyHasWords(text: string, words: readonly string[]): boolean {
  const present = text.split(' ');
  return words.every((word) => text.includes(word) || present.some((other) => isNearly(word, other)));
}

/** How well an instrument answers; the best is 0. Undefined: not at all. */
export type SearchRank = 0 | 1 | 2 | 3 | undefined;

/** What begins with the code that is looked for comes first, then what has words that begin so, last what was mistyped. */
export function searchRank(instrument: Searchable, words: readonly string[]): SearchRank {
  const text = keptText(instrument);
  if (!hasWords(text, words)) return nearlyHasWords(text, words) ? 3 : undefined;
  if (bareCode(instrument.code).startsWith(words.join(''))) return 0;
  return words.every((word) => text.includes(` ${word}`)) ? 1 : 2;
}

/** What answers a search, the best first, else in the order of the list; everything where nothing is looked for. */
export function findInstruments<T extends Searchable>(instruments: readonly T[], text: string): readonly T[] {
  const words = searchWords(text);
  if (words.length === 0) return instruments;
  const ranks = new Map<T, number>();
  for (const instrument of instruments) {
    const rank = searchRank(instrument, words);
    if (rank !== undefined) ranks.set(instrument, rank);
  }
  return [...ranks].toSorted(([, a], [, b]) => a - b).map(([instrument]) => instrument);
}

const bareCode = (code: string): string => withoutSigns(folded(code));

/** Each key of a search box looks through the same list, so its texts are kept as long as their instruments. */
const texts = new WeakMap<Searchable, string>();

function keptText(instrument: Searchable): string {
  const kept = texts.get(instrument);
  if (kept !== undefined) return kept;
  const text = searchText(instrument);
  texts.set(instrument, text);
  return text;
}
