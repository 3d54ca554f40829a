/** Searching by words: without minding case, accents, width, signs, other scripts or one typing error in a word. */
import { latinLetters } from './latin-letters.ts';
import { isNearly } from './typing-error.ts';

const ASCII = /^[\0-\x7f]*$/;

/** What is searched, made once and looked through at each key. */
export interface SearchText {
  /** Without signs and spaces. */
  readonly codes: readonly string[];
  /** Codes and words, each with a space before it: so begins what begins a word. */
  readonly text: string;
  readonly words: readonly string[];
}

/** How well something answers, best first: its code, the beginning of its code, beginnings of words, parts of words. */
export type SearchRank = 0 | 1 | 2 | 3;

/** @param names of several words each */
export function searchText(codes: readonly string[], names: readonly string[]): SearchText {
  const bare = codes.map(bareCode).filter((code) => code !== '');
  const words = bare.concat(names.flatMap(searchWords));
  return { codes: bare, words, text: ` ${words.join(' ')}` };
}

/** The words that somebody looks for; none where the text has no letter and no digit. */
export function searchWords(text: string): readonly string[] {
  return folded(text)
    .split(/[\s/]+/)
    .map(withoutSigns)
    .filter((word) => word !== '');
}

/** Undefined: not at all. */
export function searchRank({ codes, text }: SearchText, words: readonly string[]): SearchRank | undefined {
  const whole = words.join('');
  if (codes.includes(whole)) return 0;
  if (codes.some((code) => code.startsWith(whole))) return 1;
  if (words.every((word) => text.includes(` ${word}`))) return 2;
  if (words.every((word) => text.includes(word))) return 3;
  return undefined;
}

/** Whether it has all the words, of which each may have one typing error. */
export function nearlyHasWords({ text, words: present }: SearchText, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word) || present.some((other) => isNearly(word, other)));
}

/**
 * What answers a search, the best first, else in the order given; everything where nothing is looked for. What was mistyped
 * is looked for only where nothing is as it was typed.
 */
export function search<T>(items: readonly T[], text: string, textOf: (item: T) => SearchText): readonly T[] {
  const words = searchWords(text);
  if (words.length === 0) return items;
  const byRank: Record<SearchRank, T[]> = { 0: [], 1: [], 2: [], 3: [] };
  for (const item of items) {
    const rank = searchRank(textOf(item), words);
    if (rank !== undefined) byRank[rank].push(item);
  }
  const found = Object.values(byRank).flat();
  return found.length > 0 ? found : items.filter((item) => nearlyHasWords(textOf(item), words));
}

function folded(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : latinLetters(lower);
}

const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
const bareCode = (code: string): string => withoutSigns(folded(code));
