/** The commands of searching. Part of `TradingApi`. */
import type { InstrumentId } from '../../domain/instrument.ts';
import type { Outcome } from './failure.ts';

/** A company that can be looked up; texts are empty where the server tells nothing. */
export interface Company {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly url: string;
  readonly subject: string;
  readonly registeredAddress: string;
  readonly location: string;
  readonly email: string;
}

export interface SearchApi {
  /** Ids, the best match first. */
  searchInstruments(text: string): Promise<Outcome<readonly InstrumentId[]>>;
  /** The best match first, at most as many as the server gives. */
  searchCompanies(text: string): Promise<Outcome<readonly Company[]>>;
  /** What was looked for and found before on this device, newest first. */
  recentSearches(): Promise<Outcome<readonly string[]>>;
  /** Puts a text before the others; returns all. */
  keepSearch(text: string): Promise<Outcome<readonly string[]>>;
  forgetSearches(): Promise<Outcome<readonly string[]>>;
}
