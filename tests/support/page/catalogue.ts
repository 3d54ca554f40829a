import type { CatalogueState } from '../../../src/contract/worker/state.ts';
import { decimal, ONE } from '../../../src/domain/decimal.ts';
import type { Instrument } from '../../../src/domain/instrument.ts';
import { page } from './fresh-page.ts';

export function instrument(id: number, code: string, change: Partial<Instrument> = {}): Instrument {
  return {
    id,
    code,
    displayCode: code,
    name: '',
    aliases: [],
    logo: '',
    categoryId: 1,
    isMarketOpen: true,
    opensAt: undefined,
    priceScale: 5,
    lotStep: decimal('0.01'),
    minLots: decimal('0.01'),
    contractSize: decimal('100000'),
    feeRate: decimal('3'),
    marginMode: 'leveraged',
    leverages: [50, 100, 200],
    accountRate: ONE,
    ...change,
  };
}

/** What the worker says once the trade list is here. */
export function showCatalogue(instruments: readonly Instrument[], change: Partial<CatalogueState> = {}): void {
  page.state.slices.catalogue.value = {
    instruments,
    categories: [],
    source: 'live',
    asOf: undefined,
    loading: false,
    failure: undefined,
    ...change,
  };
}
