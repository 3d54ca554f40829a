import type { Language } from './languages.ts';
import { CATEGORY, type Draft } from './listing.ts';
import { companyName } from './names/proper-names.ts';
import { indexName } from './names/share-names.ts';
import type { Session } from './sessions.ts';

interface Security {
  readonly code: string;
  readonly price: string;
  readonly contract: string;
  readonly volatility: number;
  readonly risk: number;
  readonly session?: Session;
  readonly activity?: number;
  /** Cheap shares have a fixed margin, so that both modes occur where the fixed amount is a sensible part of the value. */
  readonly fixedMargin?: boolean;
}

interface Index extends Security {
  readonly name: string;
  /** ISO 3166. */
  readonly country: string;
}

const INDICES: readonly Index[] = [
  {
    code: 'US500',
    name: 'US 500',
    country: 'US',
    price: '6728.50',
    contract: '10',
    volatility: 0.009,
    risk: 0.95,
    session: 'usIndex',
    activity: 4,
  },
  {
    code: 'US30',
    name: 'US 30',
    country: 'US',
    price: '46985.0',
    contract: '1',
    volatility: 0.0085,
    risk: 0.9,
    session: 'usIndex',
    activity: 3,
  },
  {
    code: 'NAS100',
    name: 'US Tech 100',
    country: 'US',
    price: '25060.0',
    contract: '2',
    volatility: 0.012,
    risk: 0.92,
    session: 'usIndex',
    activity: 4,
  },
  {
    code: 'US2000',
    name: 'US Small 2000',
    country: 'US',
    price: '2432.80',
    contract: '20',
    volatility: 0.013,
    risk: 0.85,
    session: 'usIndex',
  },
  {
    code: 'DE40',
    name: 'Germany 40',
    country: 'DE',
    price: '23570.0',
    contract: '5',
    volatility: 0.0095,
    risk: 0.8,
    session: 'europe',
    activity: 2,
  },
  {
    code: 'UK100',
    name: 'UK 100',
    country: 'GB',
    price: '9682.50',
    contract: '10',
    volatility: 0.0072,
    risk: 0.7,
    session: 'europe',
  },
  {
    code: 'FR40',
    name: 'France 40',
    country: 'FR',
    price: '7950.20',
    contract: '10',
    volatility: 0.009,
    risk: 0.78,
    session: 'europe',
  },
  {
    code: 'JP225',
    name: 'Japan 225',
    country: 'JP',
    price: '50276.0',
    contract: '1',
    volatility: 0.012,
    risk: 0.6,
    session: 'asia',
    activity: 2,
  },
  {
    code: 'HK50',
    name: 'Hong Kong 50',
    country: 'HK',
    price: '26242.0',
    contract: '2',
    volatility: 0.014,
    risk: 0.5,
    session: 'asia',
    activity: 2,
  },
];

const SHARES: readonly Security[] = [
  { code: 'AAPL', price: '268.47', contract: '100', volatility: 0.016, risk: 0.7, activity: 2 },
  { code: 'MSFT', price: '496.82', contract: '100', volatility: 0.014, risk: 0.75 },
  { code: 'NVDA', price: '188.15', contract: '100', volatility: 0.028, risk: 0.7, activity: 2 },
  { code: 'AMZN', price: '244.41', contract: '100', volatility: 0.019, risk: 0.7 },
  { code: 'GOOGL', price: '278.83', contract: '100', volatility: 0.018, risk: 0.65 },
  { code: 'META', price: '621.71', contract: '50', volatility: 0.021, risk: 0.68 },
  { code: 'TSLA', price: '429.52', contract: '50', volatility: 0.035, risk: 0.6, activity: 2 },
  { code: 'JPM', price: '314.21', contract: '100', volatility: 0.014, risk: 0.65 },
  {
    code: 'BAC',
    price: '53.29',
    contract: '500',
    volatility: 0.015,
    risk: 0.65,
    fixedMargin: true,
  },
  { code: 'INTC', price: '38.13', contract: '500', volatility: 0.027, risk: 0.6, fixedMargin: true },
  { code: 'PFE', price: '24.43', contract: '500', volatility: 0.013, risk: 0.4, fixedMargin: true },
];

function draft(item: Security, categoryId: number, names: Pick<Draft, 'displayCode' | 'nameIn'>): Draft {
  const isShare = categoryId === CATEGORY.shares;
  const fixed = item.fixedMargin ?? false;
  return {
    code: item.code,
    ...names,
    categoryId,
    priceScale: item.price.length - item.price.indexOf('.') - 1,
    contractSize: item.contract,
    lotStep: isShare ? '0.1' : '0.01',
    minLots: isShare ? '0.1' : '0.01',
    marginMode: fixed ? 'fixed' : 'leveraged',
    leverages: fixed ? [] : isShare ? [5, 10, 20] : [20, 50, 100],
    fee: { perLot: isShare ? '5' : '7', ofMargin: '0.002' },
    traits: {
      startPrice: item.price,
      dailyVolatility: item.volatility,
      activity: item.activity ?? 1,
      factors: { risk: item.risk },
      session: item.session ?? 'usShares',
    },
  };
}

function index(item: Index): Draft {
  const nameIn = (language: Language): string => indexName(item.country, language);
  return draft(item, CATEGORY.indices, { displayCode: item.name, nameIn });
}

function share(item: Security): Draft {
  const nameIn = (language: Language): string => companyName(item.code, language);
  return draft(item, CATEGORY.shares, { displayCode: item.code, nameIn });
}

export const SECURITIES: readonly Draft[] = [...INDICES.map(index), ...SHARES.map(share)];
