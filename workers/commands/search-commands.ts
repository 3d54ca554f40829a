import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { SearchApi } from '../../src/contract/worker/search-api.ts';
import type { TradingClient } from '../trading-client.ts';
import type { CommandScope } from './command-scope.ts';
import { withCode } from './later-code.ts';

type SearchCalls = typeof import('../search/search-calls.ts');
type RecentSearches = typeof import('../search/recent-searches.ts');

/** The commands of searching. Their code loads with the first of them. */
export function searchCommands(scope: CommandScope): SearchApi {
  const search = <T>(run: (calls: SearchCalls, client: TradingClient) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    scope.run((client) =>
      withCode(
        () => import('../search/search-calls.ts'),
        (calls) => run(calls, client),
      ),
    );
  const recent = <T>(run: (calls: RecentSearches, client: TradingClient) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    scope.run((client) =>
      withCode(
        () => import('../search/recent-searches.ts'),
        (calls) => run(calls, client),
      ),
    );
  return {
    searchInstruments: (text) =>
      search((calls, { http, market }) => calls.searchInstruments(http, market.catalogue, text)),
    searchCompanies: (text) => search((calls, { http }) => calls.searchCompanies(http, text)),
    recentSearches: () => recent((calls, { storage }) => calls.recentSearches(storage)),
    keepSearch: (text) => recent((calls, { storage }) => calls.keepSearch(storage, text)),
    forgetSearches: () => recent((calls, { storage }) => calls.forgetSearches(storage)),
  };
}
