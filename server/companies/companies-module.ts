import type { ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { isFirstTime } from '../store/first-time.ts';
import { CompanyDirectory } from './company-directory.ts';
import { addCompany } from './company-store.ts';
import { FIRST_COMPANIES } from './first-companies.ts';

export interface CompaniesModule extends ServerModule {
  readonly directory: CompanyDirectory;
}

/** Companies that can be looked up; a new database begins with some. */
export async function openCompaniesModule(database: Database): Promise<CompaniesModule> {
  await database.transaction(async (queryable) => {
    if (!(await isFirstTime(queryable, 'companies'))) return;
    for (const company of FIRST_COMPANIES) await addCompany(queryable, company);
  });
  const directory = new CompanyDirectory(database);
  await directory.load();
  return { directory };
}
