import { CATEGORY, type Draft } from './listing.ts';
import { pairName } from './names/currency-names.ts';
import { coinName } from './names/proper-names.ts';

interface Coin {
  readonly code: string;
  readonly price: string;
  readonly contract: string;
  readonly volatility: number;
  readonly market: number;
  readonly activity?: number;
  /** Margin = lots × contract size, whatever the price. */
  readonly fixedMargin?: boolean;
}

const COINS: readonly Coin[] = [
  { code: 'BTCUSD', price: '102350.25', contract: '1', volatility: 0.024, market: 0.9, activity: 5 },
  { code: 'ETHUSD', price: '3402.60', contract: '10', volatility: 0.034, market: 0.88, activity: 4 },
  { code: 'SOLUSD', price: '157.842', contract: '100', volatility: 0.042, market: 0.82, activity: 3 },
  {
    code: 'XRPUSD',
    price: '2.28150',
    contract: '10000',
    volatility: 0.038,
    market: 0.75,
    activity: 2,
    fixedMargin: true,
  },
  { code: 'LTCUSD', price: '101.460', contract: '100', volatility: 0.036, market: 0.78 },
  { code: 'BCHUSD', price: '508.25', contract: '20', volatility: 0.036, market: 0.75 },
  { code: 'LINKUSD', price: '15.2140', contract: '1000', volatility: 0.043, market: 0.8, fixedMargin: true },
  { code: 'ADAUSD', price: '0.56720', contract: '20000', volatility: 0.042, market: 0.8 },
  { code: 'DOGEUSD', price: '0.17835', contract: '50000', volatility: 0.046, market: 0.78 },
  { code: 'AVAXUSD', price: '17.1250', contract: '1000', volatility: 0.045, market: 0.8, fixedMargin: true },
];

function draft(coin: Coin): Draft {
  const fixed = coin.fixedMargin ?? false;
  const [ticker, quote] = [coin.code.slice(0, -3), coin.code.slice(-3)];
  return {
    code: coin.code,
    displayCode: `${ticker}/${quote}`,
    nameIn: (language) => pairName(coinName(ticker, language), quote, language),
    categoryId: CATEGORY.crypto,
    priceScale: coin.price.length - coin.price.indexOf('.') - 1,
    contractSize: coin.contract,
    lotStep: '0.01',
    minLots: '0.01',
    marginMode: fixed ? 'fixed' : 'leveraged',
    leverages: fixed ? [] : [5, 10, 20, 50],
    fee: { perLot: '15', ofMargin: '0.003' },
    traits: {
      startPrice: coin.price,
      dailyVolatility: coin.volatility,
      activity: coin.activity ?? 1,
      factors: { crypto: coin.market },
      session: 'allDay',
    },
  };
}

export const CRYPTO: readonly Draft[] = COINS.map(draft);
