import { CATEGORY, type Draft, type Factor } from './listing.ts';
import { commodityName } from './names/commodity-names.ts';
import { pairName } from './names/currency-names.ts';

interface Commodity {
  readonly code: string;
  readonly name: string;
  readonly price: string;
  readonly contract: string;
  readonly volatility: number;
  readonly factor: number;
  readonly activity?: number;
  readonly perLot: string;
}

const METALS: readonly Commodity[] = [
  {
    code: 'XAUUSD',
    name: 'Gold',
    price: '4085.350',
    contract: '100',
    volatility: 0.011,
    factor: 0.85,
    activity: 5,
    perLot: '10',
  },
  {
    code: 'XAGUSD',
    name: 'Silver',
    price: '50.125',
    contract: '5000',
    volatility: 0.019,
    factor: 0.8,
    activity: 2,
    perLot: '12',
  },
  { code: 'XPTUSD', name: 'Platinum', price: '1548.60', contract: '100', volatility: 0.017, factor: 0.6, perLot: '12' },
  { code: 'XPDUSD', name: 'Palladium', price: '1402.30', contract: '100', volatility: 0.02, factor: 0.5, perLot: '12' },
  { code: 'COPPER', name: 'Copper', price: '5.0825', contract: '25000', volatility: 0.013, factor: 0.4, perLot: '10' },
];

/** Margin of the energies is fixed: lots × contract size, whatever the price. */
const ENERGY: readonly Commodity[] = [
  {
    code: 'USOIL',
    name: 'WTI',
    price: '59.840',
    contract: '1000',
    volatility: 0.018,
    factor: 0.9,
    activity: 3,
    perLot: '8',
  },
  {
    code: 'UKOIL',
    name: 'Brent',
    price: '63.720',
    contract: '1000',
    volatility: 0.017,
    factor: 0.9,
    activity: 2,
    perLot: '8',
  },
  {
    code: 'NATGAS',
    name: 'Natural Gas',
    price: '4.525',
    contract: '10000',
    volatility: 0.032,
    factor: 0.2,
    perLot: '10',
  },
  {
    code: 'HEATOIL',
    name: 'Heating Oil',
    price: '2.4360',
    contract: '42000',
    volatility: 0.019,
    factor: 0.75,
    perLot: '10',
  },
  {
    code: 'GASOLINE',
    name: 'Gasoline',
    price: '1.9515',
    contract: '42000',
    volatility: 0.02,
    factor: 0.75,
    perLot: '10',
  },
];

function draft(item: Commodity, categoryId: number, factor: Factor): Draft {
  const fixed = categoryId === CATEGORY.energy;
  return {
    code: item.code,
    displayCode: item.code.startsWith('X') ? `${item.code.slice(0, 3)}/${item.code.slice(3)}` : item.name,
    nameIn: (language) => pairName(commodityName(item.code, language), 'USD', language),
    categoryId,
    priceScale: item.price.length - item.price.indexOf('.') - 1,
    contractSize: item.contract,
    lotStep: '0.01',
    minLots: fixed ? '0.1' : '0.01',
    marginMode: fixed ? 'fixed' : 'leveraged',
    leverages: fixed ? [] : [20, 50, 100, 200],
    fee: { perLot: item.perLot, ofMargin: '0.004' },
    traits: {
      startPrice: item.price,
      dailyVolatility: item.volatility,
      activity: item.activity ?? 1,
      factors: fixed ? { [factor]: item.factor } : { [factor]: item.factor, usd: -0.3 },
      session: 'metals',
    },
  };
}

export const COMMODITIES: readonly Draft[] = [
  ...METALS.map((item) => draft(item, CATEGORY.metals, 'metal')),
  ...ENERGY.map((item) => draft(item, CATEGORY.energy, 'oil')),
];
