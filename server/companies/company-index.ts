import { createHash } from 'node:crypto';
import type { Language } from '../catalogue/languages.ts';
import { chineseSpellings } from '../catalogue/names/chinese-spelling.ts';
import type { Company } from './company.ts';

/** Companies as a device searches them by itself. */
export interface CompanyIndex {
  /** Another one wherever a row is another. */
  readonly version: string;
  /** One line a company, its fields between tabs, in the order of `rowOf`. */
  readonly rows: string;
}

/** @param companies in the order in which they are found where they answer equally well */
export function companyIndex(companies: readonly Company[], language: Language): CompanyIndex {
  const rows = companies.map((company) => rowOf(company, language)).join('\n');
  return { version: createHash('sha256').update(rows).digest('base64url').slice(0, 16), rows };
}

/** Number, name as the reader's language writes it, code, other words for it, business, place, logo. */
function rowOf({ id, name, names, code, subject, location, logo }: Company, language: Language): string {
  const shown = names[language] ?? name;
  const others = [...(shown === name ? [] : [name]), ...chineseSpellings(shown, language)];
  const fields = [String(id), shown, code, others.join(' '), subject, location, logo];
  return fields.map((field) => field.replace(/[\t\r\n]+/g, ' ')).join('\t');
}
