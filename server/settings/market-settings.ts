import { compare, decimal, isNegative, parseDecimal, type Decimal } from '../../src/domain/decimal.ts';
import type { FeeType } from '../../src/domain/margin.ts';
import { REAL_COUNT } from '../catalogue/catalogue.ts';
import { readChoice, readInteger, SettingError, type SettingHelp, type SettingText } from './readers.ts';

export type FeedSetting =
  | { readonly kind: 'simulated'; readonly seed: string }
  | { readonly kind: 'replay'; readonly files: readonly string[] };

/** What is traded, at which prices and on which terms. */
export interface MarketSettings {
  readonly feed: FeedSetting;
  /** Simulated: ticks per second over all instruments. Replay: speed factor. */
  readonly feedRate: number;
  readonly instruments: number;
  /** Margin level in percent. */
  readonly stopOutLevel: Decimal;
  /** 1: lots × fee rate; 2: margin × fee rate. */
  readonly tradeFeeType: 1 | 2;
  readonly marketHours: 'always' | 'real';
  /** Days of the past that strategies of the house trade at the first start; 0: there are none. */
  readonly houseStrategyDays: number;
}

/** How fees are reckoned under these settings. */
export function feeTypeOf({ tradeFeeType }: MarketSettings): FeeType {
  return tradeFeeType === 1 ? 'perLot' : 'ofMargin';
}

const MAX_STRATEGY_DAYS = 365;
const MAX_INSTRUMENTS = 5_000;
const MAX_RATE = 1_000_000;
const DEFAULT_RATE: Readonly<Record<FeedSetting['kind'], string>> = { simulated: '60', replay: '1' };
const DEFAULT_RATES = `${DEFAULT_RATE.simulated} / ${DEFAULT_RATE.replay}`;

export const MARKET_SETTING_HELP: readonly SettingHelp[] = [
  ['FEED', 'simulated', 'simulated | simulated:SEED | replay:FILE[,FILE…], FILE as PATH or CODE=PATH (CSV or CSV.GZ).'],
  ['FEED_RATE', DEFAULT_RATES, 'Simulated: ticks per second over all instruments. Replay: speed factor.'],
  ['INSTRUMENTS', String(REAL_COUNT), `How many instruments; above ${REAL_COUNT} synthetic ones are added.`],
  ['STOP_OUT_LEVEL', '50', 'Margin level in percent at which positions are closed.'],
  ['TRADE_FEE_TYPE', '1', '1: lots × fee rate; 2: margin × fee rate.'],
  [
    'HOUSE_STRATEGY_DAYS',
    '60',
    'Days of the past that strategies of the house trade at the first start; 0: no strategies.',
  ],
  ['MARKET_HOURS', 'always', 'always | real (markets close by their session hours).'],
];

export function readMarketSettings(text: SettingText): MarketSettings {
  const feed = readFeed(text('FEED'));
  const rate = text('FEED_RATE');
  return {
    feed,
    feedRate: readRate(rate === DEFAULT_RATES ? DEFAULT_RATE[feed.kind] : rate),
    instruments: readInteger('INSTRUMENTS', text('INSTRUMENTS'), 1, MAX_INSTRUMENTS),
    stopOutLevel: readPercent('STOP_OUT_LEVEL', text('STOP_OUT_LEVEL')),
    tradeFeeType: readChoice('TRADE_FEE_TYPE', text('TRADE_FEE_TYPE'), ['1', '2']) === '1' ? 1 : 2,
    houseStrategyDays: readInteger('HOUSE_STRATEGY_DAYS', text('HOUSE_STRATEGY_DAYS'), 0, MAX_STRATEGY_DAYS),
    marketHours: readChoice('MARKET_HOURS', text('MARKET_HOURS'), ['always', 'real']),
  };
}

function readFeed(text: string): FeedSetting {
  const [kind, ...rest] = text.split(':');
  const argument = rest.join(':');
  if (kind === 'simulated') return { kind, seed: argument || '1' };
  const files = argument.split(',').filter((file) => file !== '');
  if (kind !== 'replay' || files.length === 0) {
    throw new SettingError('FEED', text, 'simulated, simulated:SEED or replay:FILE[,FILE…]');
  }
  return { kind, files };
}

function readRate(text: string): number {
  const value = parseDecimal(text) ? Number(text) : Number.NaN;
  if (!(value > 0 && value <= MAX_RATE))
    throw new SettingError('FEED_RATE', text, `a number above 0, at most ${MAX_RATE}`);
  return value;
}

function readPercent(name: string, text: string): Decimal {
  const value = parseDecimal(text);
  if (!value || isNegative(value) || compare(value, decimal('100')) > 0) {
    throw new SettingError(name, text, 'a percentage from 0 to 100');
  }
  return value;
}
