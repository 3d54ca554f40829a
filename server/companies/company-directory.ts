import { setImmediate as othersServed } from 'node:timers/promises';
import { searchInTurns, type SearchTurns } from '../../src/domain/search-in-turns.ts';
import { searchText, type SearchText } from '../../src/domain/search-text.ts';
import type { Language } from '../catalogue/languages.ts';
import type { Database } from '../store/database.ts';
import { companyIndex, type CompanyIndex } from './company-index.ts';
import { allCompanies } from './company-store.ts';
import type { Company } from './company.ts';

/** More than anyone reads; a longer text finds fewer. */
export const MOST_FOUND = 50;
/** Of more, a device gets no index: it would be half a megabyte and more. */
export const MOST_INDEXED = 20_000;
const TURNS: SearchTurns = {
  // About a millisecond where words are mistyped.
  itemsATurn: 500,
  othersServed: async () => {
    await othersServed();
    return true;
  },
};

interface Entry {
  readonly company: Company;
  readonly text: SearchText;
}

/** The companies in memory, so that a search over thousands of them asks no database. */
export class CompanyDirectory {
  readonly #database: Database;
  #entries: readonly Entry[] = [];
  #indexes = new Map<Language, CompanyIndex>();

  constructor(database: Database) {
    this.#database = database;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** Reads what the database has; to be called after each change there. */
  async load(): Promise<void> {
    this.#entries = (await allCompanies(this.#database)).map((company) => ({ company, text: textOf(company) }));
    this.#indexes = new Map();
  }

  company(id: number): Company | undefined {
    return this.#entries.find(({ company }) => company.id === id)?.company;
  }

  /**
   * The companies of a name, a code or a subject in any language, the best first, else by name. At most 50; the first ones
   * where nothing is looked for.
   */
  async search(wanted: string): Promise<readonly Company[]> {
    if (wanted.trim() === '') return this.#entries.slice(0, MOST_FOUND).map(({ company }) => company);
    const found = await searchInTurns(this.#entries, wanted, ({ text }) => text, TURNS);
    return (found ?? []).slice(0, MOST_FOUND).map(({ company }) => company);
  }

  /** What a device needs to search by itself, in its reader's language; without rows where that would be too much. */
  index(language: Language): CompanyIndex {
    const kept = this.#indexes.get(language);
    if (kept) return kept;
    const companies = this.#entries.length > MOST_INDEXED ? [] : this.#entries.map(({ company }) => company);
    const index = companyIndex(companies, language);
    this.#indexes.set(language, index);
    return index;
  }
}

function textOf({ code, name, names, subject, location }: Company): SearchText {
  return searchText([code], [name, ...Object.values(names).filter((other) => other !== undefined), subject, location]);
}
