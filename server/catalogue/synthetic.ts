import { createRandom, mix } from '../feed/random.ts';
import { CATEGORY, type Draft } from './listing.ts';
import { sampleShareName } from './names/share-names.ts';

const SEED = 20_261;

/** Instruments beyond the real ones, for load: S0001, S0002 … with the terms of shares. */
export function syntheticDrafts(count: number): readonly Draft[] {
  return Array.from({ length: count }, (_, index) => draft(index + 1));
}

function draft(number: number): Draft {
  const random = createRandom(mix(SEED, number));
  const code = `S${String(number).padStart(4, '0')}`;
  return {
    code,
    displayCode: code,
    nameIn: (language) => sampleShareName(number, language),
    categoryId: CATEGORY.shares,
    priceScale: 2,
    contractSize: '100',
    lotStep: '0.1',
    minLots: '0.1',
    marginMode: 'leveraged',
    leverages: [5, 10, 20],
    fee: { perLot: '5', ofMargin: '0.002' },
    traits: {
      startPrice: `${20 + Math.floor(random() * 380)}.${10 + Math.floor(random() * 90)}`,
      dailyVolatility: 0.01 + random() * 0.02,
      activity: 1,
      factors: { risk: 0.3 + random() * 0.5 },
      session: 'usShares',
    },
  };
}
