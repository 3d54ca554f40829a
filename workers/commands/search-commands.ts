import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { SearchApi } from '../../src/contract/worker/search-api.ts';
import type { CompanySearch } from '../search/company-search.ts';
import type { TradingClient } from '../trading-client.ts';
import type { CommandScope } from './command-scope.ts';
import { withCode } from './later-code.ts';

type SearchCode = typeof import('../search/search.ts');

/** The commands of searching. Their code loads with the first of them. */
export function searchCommands(scope: CommandScope): SearchApi {
  let companies: CompanySearch | undefined;
  const search = <T>(run: (code: SearchCode, client: TradingClient) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    scope.run((client) =>
      withCode(
        () => import('../search/search.ts'),
        (code) => run(code, client),
      ),
    );
  const ofCompanies = <T>(run: (search: CompanySearch) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    search((code, client) => run((companies ??= new code.CompanySearch(client))));
  return {
    searchInstruments: (text) =>
      search((code, { http, market }) => code.searchInstruments(http, market.catalogue, text)),
    searchCompanies: (text) => ofCompanies((found) => found.search(text)),
    company: (id, name) => ofCompanies((found) => found.company(id, name)),
    recentSearches: () => search((code, { storage }) => code.recentSearches(storage)),
    keepSearch: (text) => search((code, { storage }) => code.keepSearch(storage, text)),
    forgetSearches: () => search((code, { storage }) => code.forgetSearches(storage)),
  };
}
