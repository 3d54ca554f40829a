import { setImmediate as othersServed } from 'node:timers/promises';
import { nearlyHasWords, searchRank, searchText, searchWords, type SearchText } from '../../src/domain/search-text.ts';
import type { Database } from '../store/database.ts';
import { allCompanies } from './company-store.ts';
import type { Company } from './company.ts';

/** More than anyone reads; a longer text finds fewer. */
export const MOST_FOUND = 50;
/** Looked through before everything else gets its turn: about a millisecond where words are mistyped. */
const COMPANIES_A_TURN = 500;

interface Entry {
  readonly company: Company;
  readonly text: SearchText;
}

type Rank = (text: SearchText, words: readonly string[]) => number | undefined;

/** The companies in memory, so that a search over thousands of them asks no database. */
export class CompanyDirectory {
  readonly #database: Database;
  #entries: readonly Entry[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** Reads what the database has; to be called after each change there. */
  async load(): Promise<void> {
    this.#entries = (await allCompanies(this.#database)).map((company) => ({ company, text: textOf(company) }));
  }

  company(id: number): Company | undefined {
    return this.#entries.find(({ company }) => company.id === id)?.company;
  }

  /**
   * The companies of a name, a code or a subject in any language, the best first, else by name; mistyped words are looked
   * for only where nothing is as it was typed. At most 50; the first ones where nothing is looked for.
   */
  async search(wanted: string): Promise<readonly Company[]> {
    const words = searchWords(wanted);
    if (words.length === 0) return wanted.trim() === '' ? this.#first() : [];
    const found = await this.#ranked(words, searchRank);
    return found.length > 0 ? found : this.#ranked(words, (text) => (nearlyHasWords(text, words) ? 0 : undefined));
  }

  #first(): readonly Company[] {
    return this.#entries.slice(0, MOST_FOUND).map(({ company }) => company);
  }

  async #ranked(words: readonly string[], rankOf: Rank): Promise<readonly Company[]> {
    const byRank: Company[][] = [];
    // What is read meanwhile is another list.
    const entries = this.#entries;
    for (let at = 0; at < entries.length; at += COMPANIES_A_TURN) {
      for (const { company, text } of entries.slice(at, at + COMPANIES_A_TURN)) {
        const rank = rankOf(text, words);
        if (rank !== undefined) (byRank[rank] ??= []).push(company);
      }
      if (at + COMPANIES_A_TURN < entries.length) await othersServed();
    }
    return byRank.flat().slice(0, MOST_FOUND);
  }
}

function textOf({ code, name, names, subject, location }: Company): SearchText {
  return searchText([code], [name, ...Object.values(names).filter((other) => other !== undefined), subject, location]);
}
