import type { FoundCompany } from '../../src/contract/worker/search-api.ts';
import { searchText, type SearchText } from '../../src/domain/search-text.ts';

/** One line of the index of companies, read when it is first looked at. */
export class CompanyRow {
  readonly #line: string;
  #text: SearchText | undefined;

  constructor(line: string) {
    this.#line = line;
  }

  get text(): SearchText {
    return (this.#text ??= this.#read());
  }

  /** Undefined where the line is none of the index. */
  get company(): FoundCompany | undefined {
    const [id = '', name = '', , , subject = '', location = '', logo = ''] = this.#line.split('\t');
    return /^\d{1,15}$/.test(id) ? { id: Number(id), name, subject, location, logo } : undefined;
  }

  #read(): SearchText {
    const [, name = '', code = '', others = '', subject = '', location = ''] = this.#line.split('\t');
    return searchText([code], [name, others, subject, location]);
  }
}
