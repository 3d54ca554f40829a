/** The commands of searching. Part of `TradingApi`. */
import type { InstrumentId } from '../../domain/instrument.ts';
import type { Outcome } from './failure.ts';

/** A company in a list of what was found; texts are empty where the server tells nothing. */
export interface FoundCompany {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly subject: string;
  readonly location: string;
}

/** All that is told of one. */
export interface Company extends FoundCompany {
  readonly url: string;
  readonly registeredAddress: string;
  readonly email: string;
}

export interface SearchApi {
  /** Ids, the best match first. */
  searchInstruments(text: string): Promise<Outcome<readonly InstrumentId[]>>;
  /** The best match first, at most 50: on the device where the server lets it, else by the server after a pause in typing. */
  searchCompanies(text: string): Promise<Outcome<readonly FoundCompany[]>>;
  /** Null where there is none of this number and name. */
  company(id: number, name: string): Promise<Outcome<Company | null>>;
  /** What was looked for and found before on this device, newest first. */
  recentSearches(): Promise<Outcome<readonly string[]>>;
  /** Puts a text before the others; returns all. */
  keepSearch(text: string): Promise<Outcome<readonly string[]>>;
  forgetSearches(): Promise<Outcome<readonly string[]>>;
}
