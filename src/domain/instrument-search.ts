import type { Category, Instrument } from './instrument.ts';
import { search, searchText, type SearchText } from './search-text.ts';

/** By what an instrument is found. */
export type Searchable = Pick<Instrument, 'code' | 'displayCode' | 'name' | 'aliases'>;

/** An instrument as a search sees it: codes as one word each, names and aliases word by word. */
export function instrumentText({ code, displayCode, name, aliases }: Searchable): SearchText {
  return searchText([code, displayCode], [name, ...aliases]);
}

/** What answers a search by code, name or other words, and after that all of a category of that name. */
export function findInstruments<T extends Searchable & Pick<Instrument, 'categoryId'>>(
  instruments: readonly T[],
  text: string,
  categories: readonly Category[] = [],
): readonly T[] {
  const found = search(instruments, text, keptText);
  if (found.length === instruments.length) return found;
  const named = new Set(search(categories, text, ({ name }) => searchText([], [name])).map(({ id }) => id));
  if (named.size === 0) return found;
  const known = new Set(found);
  return found.concat(instruments.filter((one) => named.has(one.categoryId) && !known.has(one)));
}

/** Each key of a search box looks through the same list, so its texts are kept as long as their instruments. */
const texts = new WeakMap<Searchable, SearchText>();

function keptText(instrument: Searchable): SearchText {
  const kept = texts.get(instrument);
  if (kept !== undefined) return kept;
  const text = instrumentText(instrument);
  texts.set(instrument, text);
  return text;
}
