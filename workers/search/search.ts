/** What the commands of searching run: one file, loaded with the first of them. */
export { CompanySearch } from './company-search.ts';
export { searchInstruments } from './instrument-search.ts';
export { forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';
