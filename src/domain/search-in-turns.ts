import { nearlyHasWords, searchRank, searchWords, type SearchText } from './search-text.ts';

/** How a search over thousands lets everything else on its thread run in between. */
export interface SearchTurns {
  /** Looked through before others have their turn. */
  readonly itemsATurn: number;
  /** Resolves after the others' turn; false: nobody wants the answer any more. */
  readonly othersServed: () => Promise<boolean>;
}

type Rank = (text: SearchText, words: readonly string[]) => number | undefined;

const nearly: Rank = (text, words) => (nearlyHasWords(text, words) ? 0 : undefined);

/**
 * What answers a search, the best first, else in the order given; none where nothing is looked for. What was mistyped is
 * looked for only where nothing is as it was typed. Undefined where nobody wants the answer any more.
 */
export async function searchInTurns<T>(
  items: readonly T[],
  text: string,
  textOf: (item: T) => SearchText,
  turns: SearchTurns,
): Promise<readonly T[] | undefined> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const ranked = async (rank: Rank): Promise<readonly T[] | undefined> => {
    const byRank: T[][] = [];
    for (let at = 0; at < items.length; at += turns.itemsATurn) {
      if (at > 0 && !(await turns.othersServed())) return undefined;
      for (const item of items.slice(at, at + turns.itemsATurn)) {
        const place = rank(textOf(item), words);
        if (place !== undefined) (byRank[place] ??= []).push(item);
      }
    }
    return byRank.flat();
  };
  const found = await ranked(searchRank);
  return found?.length === 0 ? ranked(nearly) : found;
}
