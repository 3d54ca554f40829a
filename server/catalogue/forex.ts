import { CATEGORY, type Draft, type FactorWeights } from './listing.ts';
import { currencyName, pairName } from './names/currency-names.ts';

/**
 * Currency pairs. The money formula has no currency conversion, so the contract of a pair quoted in a small unit
 * (yen, peso) is smaller: a lot is worth about 100,000 to 200,000 of the account's currency everywhere.
 */
interface Pair {
  readonly code: string;
  readonly price: string;
  readonly contract: string;
  readonly volatility: number;
  /** Correlation with the dollar's strength: 1 where the dollar is the base currency. */
  readonly dollar: number;
  readonly activity?: number;
}

const MAJORS: readonly Pair[] = [
  { code: 'EURUSD', price: '1.16520', contract: '100000', volatility: 0.0048, dollar: -0.85, activity: 5 },
  { code: 'GBPUSD', price: '1.32840', contract: '100000', volatility: 0.0054, dollar: -0.75, activity: 4 },
  { code: 'USDJPY', price: '152.350', contract: '1000', volatility: 0.0058, dollar: 0.7, activity: 5 },
  { code: 'USDCHF', price: '0.80150', contract: '100000', volatility: 0.0051, dollar: 0.8, activity: 3 },
  { code: 'AUDUSD', price: '0.65420', contract: '100000', volatility: 0.006, dollar: -0.65, activity: 3 },
  { code: 'USDCAD', price: '1.40210', contract: '100000', volatility: 0.0042, dollar: 0.65, activity: 3 },
  { code: 'NZDUSD', price: '0.57280', contract: '100000', volatility: 0.0062, dollar: -0.6, activity: 2 },
];

const CROSSES: readonly Pair[] = [
  { code: 'EURGBP', price: '0.87710', contract: '100000', volatility: 0.0038, dollar: 0 },
  { code: 'EURJPY', price: '177.520', contract: '1000', volatility: 0.0057, dollar: 0, activity: 2 },
  { code: 'GBPJPY', price: '202.380', contract: '1000', volatility: 0.0068, dollar: 0, activity: 2 },
  { code: 'EURCHF', price: '0.93390', contract: '100000', volatility: 0.0034, dollar: 0 },
  { code: 'EURAUD', price: '1.78110', contract: '100000', volatility: 0.0055, dollar: 0 },
  { code: 'EURCAD', price: '1.63370', contract: '100000', volatility: 0.0048, dollar: -0.2 },
  { code: 'GBPCHF', price: '1.06470', contract: '100000', volatility: 0.005, dollar: 0 },
  { code: 'GBPAUD', price: '2.03060', contract: '100000', volatility: 0.006, dollar: 0 },
  { code: 'AUDJPY', price: '99.670', contract: '1000', volatility: 0.0069, dollar: 0 },
  { code: 'CADJPY', price: '108.660', contract: '1000', volatility: 0.0061, dollar: 0 },
  { code: 'CHFJPY', price: '190.080', contract: '1000', volatility: 0.0059, dollar: 0 },
  { code: 'AUDNZD', price: '1.14210', contract: '100000', volatility: 0.0036, dollar: 0 },
  { code: 'USDSGD', price: '1.30120', contract: '100000', volatility: 0.0027, dollar: 0.6 },
  { code: 'USDHKD', price: '7.77250', contract: '20000', volatility: 0.0004, dollar: 0.2 },
  { code: 'USDCNH', price: '7.12360', contract: '20000', volatility: 0.0022, dollar: 0.5 },
  { code: 'USDMXN', price: '18.42150', contract: '10000', volatility: 0.0075, dollar: 0.4 },
  { code: 'USDZAR', price: '17.32480', contract: '10000', volatility: 0.0088, dollar: 0.45 },
  { code: 'USDTRY', price: '42.05120', contract: '4000', volatility: 0.004, dollar: 0.2 },
];

function draft(pair: Pair, categoryId: number, leverages: readonly number[]): Draft {
  const factors: FactorWeights = pair.dollar === 0 ? {} : { usd: pair.dollar };
  const [base, quote] = [pair.code.slice(0, 3), pair.code.slice(3)];
  return {
    code: pair.code,
    displayCode: `${base}/${quote}`,
    nameIn: (language) => pairName(currencyName(base, language), quote, language),
    categoryId,
    priceScale: pair.price.length - pair.price.indexOf('.') - 1,
    contractSize: pair.contract,
    lotStep: '0.01',
    minLots: '0.01',
    marginMode: 'leveraged',
    leverages,
    fee: { perLot: categoryId === CATEGORY.major ? '6' : '8', ofMargin: '0.004' },
    traits: {
      startPrice: pair.price,
      dailyVolatility: pair.volatility,
      activity: pair.activity ?? 1,
      factors,
      session: 'forex',
    },
  };
}

export const FOREX: readonly Draft[] = [
  ...MAJORS.map((pair) => draft(pair, CATEGORY.major, [50, 100, 200, 400])),
  ...CROSSES.map((pair) => draft(pair, CATEGORY.cross, [25, 50, 100, 200])),
];
