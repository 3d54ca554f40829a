import { instrumentText } from '../../src/domain/instrument-search.ts';
import { nearlyHasWords, searchRank, searchWords, type SearchText } from '../../src/domain/search-text.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Language } from '../catalogue/languages.ts';
import type { Market } from '../market/market.ts';
import { instrumentNames, instrumentTerms, marketState, wireNames } from './instrument-row.ts';
import { JsonText } from './json-text.ts';
import { quotation } from './quote-row.ts';

/** Rows that are written before everything else gets its turn: well under a millisecond. */
const ROWS_PER_TURN = 200;

/** What of the rows is written in a language, by index; each text is made when it is first needed. */
interface Written {
  /** The names, as members of the row. */
  readonly names: string[];
  /** By what the instruments are found. */
  readonly searched: SearchText[];
}

/** Writes `trade_list`: what of a row never changes is written once, its names once in each language. */
export class TradeList {
  readonly #catalogue: Catalogue;
  readonly #market: Market;
  /** By index: the row's text up to its names. */
  readonly #terms: string[] = [];
  /** At most two short texts for each of the 14 languages and each instrument: 10 MB where there are 2,000. */
  readonly #written = new Map<Language, Written>();

  constructor(catalogue: Catalogue, market: Market) {
    this.#catalogue = catalogue;
    this.#market = market;
  }

  /**
   * The rows of instruments that answer the search, in order of the catalogue, as they are when each is written. Gives way
   * to everything else after every 200 rows.
   * @param search empty for all; each word of it must fit
   */
  async write(search: string, language: Language): Promise<JsonText> {
    const words = searchWords(search);
    const rows = await this.#found(search, language, words, hasWords);
    // What was mistyped is looked for only where nothing is as it was typed.
    const nearly =
      rows.length > 0 || words.length === 0 ? rows : await this.#found(search, language, words, nearlyHasWords);
    return new JsonText(`[${nearly.join(',')}]`);
  }

  async #found(
    search: string,
    language: Language,
    words: readonly string[],
    fits: (text: SearchText, words: readonly string[]) => boolean,
  ): Promise<readonly string[]> {
    const isWanted = (index: number): boolean =>
      words.length === 0 ? search.trim() === '' : fits(this.#searched(index, language), words);
    const rows: string[] = [];
    for (const index of this.#catalogue.listings.keys()) {
      if (isWanted(index)) rows.push(this.#row(index, language));
      if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await new Promise((resolve) => setImmediate(resolve));
    }
    return rows;
  }

  #row(index: number, language: Language): string {
    const listing = this.#catalogue.at(index);
    const terms = (this.#terms[index] ??= JSON.stringify(instrumentTerms(listing)).slice(0, -1));
    const prices = { close: this.#market.close(index), open: this.#market.dayOpen(index) };
    const quotations = JSON.stringify(quotation(listing, prices));
    const status = JSON.stringify(marketState(index, this.#market)).slice(1, -1);
    return `${terms},${this.#names(index, language)},${status},"ForexQuotations":${quotations}}`;
  }

  #names(index: number, language: Language): string {
    const { names } = this.#in(language);
    return (names[index] ??= JSON.stringify(wireNames(this.#catalogue.at(index), language)).slice(1, -1));
  }

  #searched(index: number, language: Language): SearchText {
    const { searched } = this.#in(language);
    const listing = this.#catalogue.at(index);
    return (searched[index] ??= instrumentText({ ...listing, ...instrumentNames(listing, language) }));
  }

  #in(language: Language): Written {
    let written = this.#written.get(language);
    if (!written) this.#written.set(language, (written = { names: [], searched: [] }));
    return written;
  }
}

const hasWords: typeof nearlyHasWords = (text, words) => searchRank(text, words) !== undefined;
