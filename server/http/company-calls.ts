import type { WireCompany } from '../../src/contract/wire/account.ts';
import type { Language } from '../catalogue/languages.ts';
import type { CompanyDirectory } from '../companies/company-directory.ts';
import type { Company } from '../companies/company.ts';
import { COMPANIES, COMPANY_INDEX } from '../wire/calls/site.ts';
import { answer, implement, type Call } from './call.ts';

/** The calls that find companies, or let a device find them. */
export function companyCalls(directory: CompanyDirectory): readonly Call[] {
  return [
    implement(COMPANIES, async ({ name }, { language }) =>
      answer((await directory.search(name)).map((company) => wireCompany(company, language))),
    ),
    implement(COMPANY_INDEX, ({ version }, { language }) => {
      const index = directory.index(language);
      return answer(version === index.version ? { version, rows: null } : index);
    }),
  ];
}

function wireCompany(company: Company, language: Language): WireCompany {
  const { id, logo, url, subject, registeredAddress, location, email } = company;
  const name = company.names[language] ?? company.name;
  return { id, name, logo, url, subject, registered_address: registeredAddress, location, email };
}
