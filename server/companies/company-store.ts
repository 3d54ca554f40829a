import type { Database, Queryable } from '../store/database.ts';
import type { RowOf } from '../store/record-reader.ts';
import { query, rows } from '../store/typed-query.ts';
import type { Company, CompanyTexts } from './company.ts';

const COLUMNS = [
  'companies.id',
  'companies.code',
  'companies.name',
  'companies.names',
  'companies.logo',
  'companies.url',
  'companies.subject',
  'companies.registered_address',
  'companies.location',
  'companies.email',
] as const;

/** All, by name. */
export async function allCompanies(queryable: Queryable): Promise<readonly Company[]> {
  return (await rows(queryable, query.selectFrom('companies').select(COLUMNS).orderBy('name').orderBy('id'))).map(
    companyOf,
  );
}

/** Enters a company; undefined where one of this name is there. */
export async function addCompany(queryable: Queryable, company: CompanyTexts): Promise<number | undefined> {
  const added = query.insertInto('companies').values(recordOf(company));
  const [row] = await rows(queryable, added.onConflict((conflict) => conflict.doNothing()).returning('id'));
  return row?.id;
}

/** Puts other texts in the place of a company's; false where there is none of this number. */
export async function putCompany(queryable: Queryable, { id, ...texts }: Company): Promise<boolean> {
  const changed = query.updateTable('companies').set(recordOf(texts)).where('id', '=', id);
  return (await rows(queryable, changed.returning('id'))).length > 0;
}

export async function removeCompany(database: Database, id: number): Promise<boolean> {
  return (await rows(database, query.deleteFrom('companies').where('id', '=', id).returning('id'))).length > 0;
}

function recordOf({ names, registeredAddress, ...texts }: CompanyTexts) {
  return { ...texts, names: JSON.stringify(names), registered_address: registeredAddress };
}

function companyOf({ names, registered_address: registeredAddress, ...row }: RowOf<typeof COLUMNS>): Company {
  return { ...row, registeredAddress, names: names as Company['names'] };
}
