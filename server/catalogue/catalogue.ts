import { decimal, ONE } from '../../src/domain/decimal.ts';
import type { FeeType } from '../../src/domain/margin.ts';
import { COMMODITIES } from './commodities.ts';
import { CRYPTO } from './crypto.ts';
import { FOREX } from './forex.ts';
import type { Draft, Listing } from './listing.ts';
import { logoAddress } from './logo.ts';
import { aliasesOf } from './names/aliases.ts';
import { SECURITIES } from './securities.ts';
import { syntheticDrafts } from './synthetic.ts';

const REAL: readonly Draft[] = [...FOREX, ...COMMODITIES, ...SECURITIES, ...CRYPTO];

/** Instruments that exist without synthetic ones. */
export const REAL_COUNT = REAL.length;

/** What can be traded. An instrument's index is its place in `listings`; its id is the index + 1. */
export class Catalogue {
  readonly listings: readonly Listing[];
  readonly #byCode: ReadonlyMap<string, number>;

  constructor(listings: readonly Listing[]) {
    this.listings = listings;
    this.#byCode = new Map(listings.map((listing, index) => [listing.code, index]));
  }

  indexOfCode(code: string): number | undefined {
    return this.#byCode.get(code);
  }

  indexOfId(id: number): number | undefined {
    return id >= 1 && id <= this.listings.length ? id - 1 : undefined;
  }

  /** The listing at an index that came from this catalogue. */
  at(index: number): Listing {
    const listing = this.listings[index];
    if (!listing) throw new RangeError(`No instrument at index ${index}`);
    return listing;
  }
}

/** The first `count` real instruments, with synthetic ones after them where there are more. */
export function buildCatalogue(count: number, feeType: FeeType): Catalogue {
  const drafts = [...REAL.slice(0, count), ...syntheticDrafts(Math.max(0, count - REAL.length))];
  return new Catalogue(drafts.map((draft, index) => listingOf(draft, index + 1, feeType)));
}

function listingOf(draft: Draft, id: number, feeType: FeeType): Listing {
  return {
    id,
    code: draft.code,
    displayCode: draft.displayCode,
    nameIn: draft.nameIn,
    aliases: aliasesOf(draft.code),
    logo: logoAddress(draft.code),
    categoryId: draft.categoryId,
    priceScale: draft.priceScale,
    lotStep: decimal(draft.lotStep),
    minLots: decimal(draft.minLots),
    contractSize: decimal(draft.contractSize),
    feeRate: decimal(feeType === 'perLot' ? draft.fee.perLot : draft.fee.ofMargin),
    marginMode: draft.marginMode,
    leverages: draft.leverages,
    accountRate: ONE,
    traits: draft.traits,
  };
}
