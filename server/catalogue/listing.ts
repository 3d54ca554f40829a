import type { Instrument } from '../../src/domain/instrument.ts';
import type { Language } from './languages.ts';
import type { Session } from './sessions.ts';

/** What several markets have in common: when the dollar rises, every dollar pair feels it. */
export type Factor = 'usd' | 'risk' | 'crypto' | 'metal' | 'oil';
export type FactorWeights = Readonly<Partial<Record<Factor, number>>>;

/** How a market moves and when it trades. */
export interface MarketTraits {
  /** A plausible price, as text with the instrument's digits. */
  readonly startPrice: string;
  /** Standard deviation of a day's log return, e.g. 0.005. */
  readonly dailyVolatility: number;
  /** Share of the ticks, against the other instruments. */
  readonly activity: number;
  /** Correlations with the common factors, -1 to 1. */
  readonly factors: FactorWeights;
  readonly session: Session;
}

/** An instrument as the catalogue lists it: its terms, its names in all languages, and its market. */
export interface Listing extends Omit<Instrument, 'isMarketOpen' | 'opensAt' | 'name'> {
  readonly nameIn: (language: Language) => string;
  readonly traits: MarketTraits;
}

/** A listing before its number and fee are known. */
export interface Draft {
  readonly code: string;
  readonly displayCode: string;
  readonly nameIn: (language: Language) => string;
  readonly categoryId: number;
  readonly priceScale: number;
  readonly contractSize: string;
  readonly lotStep: string;
  readonly minLots: string;
  readonly marginMode: Instrument['marginMode'];
  readonly leverages: readonly number[];
  /** Money per lot (fee type 1) and part of the margin (fee type 2). */
  readonly fee: { readonly perLot: string; readonly ofMargin: string };
  readonly traits: MarketTraits;
}

export const CATEGORY = { major: 1, cross: 2, metals: 3, energy: 4, indices: 5, crypto: 6, shares: 7 } as const;
